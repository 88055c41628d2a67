"""What ``check`` says of the review cards."""

from pathlib import Path
from typing import Any

import pytest

from judge.check import check
from judge.check.cards import card_faults
from tests.judge.cards.deck import exercises, write_card
from tests.judge.check.in_process import in_process


def said(root: Path) -> list[str]:
    return [str(fault) for fault in card_faults(exercises(root), root)]


def test_sound_cards(tmp_path: Path) -> None:
    write_card(tmp_path, "a")
    write_card(tmp_path, "b")
    assert said(tmp_path) == []
    result = check(["cards"], root=tmp_path, open=in_process)
    assert (result.ok, result.cards, result.exercises, result.judged) == (True, 2, 0, 0)
    assert check(["double"], root=tmp_path, open=in_process).cards == 0
    assert check([], root=tmp_path, open=in_process).cards == 2


def test_a_fault_of_a_card_is_a_finding(tmp_path: Path) -> None:
    exercises(tmp_path)
    write_card(tmp_path, "a", section="x")
    (finding,) = check(["cards"], root=tmp_path, open=in_process).findings
    assert (finding.problem, finding.where.partition("/")[2]) == ("cards", "cards/a.yaml:2")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"question": {"en": "What is $g$?", "zh": "$f$ 是什么？"}}, "the formula $g$ is not in question.zh"),
        ({"answer": {"en": "x\n\nso $a$\n", "zh": "x"}}, "the formula $a$ is not in answer.zh"),
        ({"answer": {"en": "$\\frac{1$", "zh": "$\\frac{1$"}}, "{ is not closed in the formula"),
        ({"answer": {"en": "cost: 5$", "zh": "五元"}}, "a $ that is no part of a formula"),
        ({"answer": {"en": "x", "zh": "一二三\n四五六\n"}}, "a line break between two Chinese characters"),
        ({"answer": {"en": "# x", "zh": "x"}}, "the headings differ from answer.en: none here, h1 there"),
        ({"answer": {"en": " ", "zh": " "}}, "the text is empty"),
        ({"exercises": ["duoble"]}, "did you mean double?"),
    ],
)
def test_faults(tmp_path: Path, changes: dict[str, Any], message: str) -> None:
    write_card(tmp_path, "a", **changes)
    found = said(tmp_path)
    assert any(message in fault for fault in found), found
    assert all(fault.partition(":")[0].endswith("/cards/a.yaml") for fault in found)


def test_lines_are_those_of_the_file(tmp_path: Path) -> None:
    path = write_card(tmp_path, "a")
    path.write_text(
        "id: a\nsection: rotary\norder: 1\nquestion: {en: q, zh: 问}\nexercises: [double]\n"
        "answer:\n  en: |\n    one\n\n    two $x$\n  zh: |\n    一\n\n    二\n"
    )
    (fault,) = said(tmp_path)
    assert "cards/a.yaml:10: the formula $x$" in fault


def test_stray_files(tmp_path: Path) -> None:
    write_card(tmp_path, "a").with_name("notes.txt").write_text("x")
    assert said(tmp_path) == [f"{tmp_path.name}/cards/notes.txt: no file of this name belongs to the cards"]


def test_the_cards_that_come_with_the_judge(catalogue: Any) -> None:
    assert [str(fault) for fault in card_faults(catalogue)] == []
