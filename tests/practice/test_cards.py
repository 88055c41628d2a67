"""Review cards as a person meets them in the terminal."""

import builtins
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from judge.cards import Deck
from judge.problem import Catalogue
from practice.cardbox import CardBox

Say = Callable[..., Any]
FIRST, SECOND = "why-positions", "equivariant-not-invariant"


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """A person at a terminal who types these lines and then closes it; returns the prompts."""

    def typed(*lines: str) -> list[str]:
        prompts: list[str] = []
        rest: Iterator[str] = iter(lines)

        def answer(prompt: str = "") -> str:
            prompts.append(prompt)
            try:
                return next(rest)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(builtins, "input", answer)
        for stream in (sys.stdin, sys.stdout):
            monkeypatch.setattr(stream, "isatty", lambda: True, raising=False)
        return prompts

    return typed


def test_where_nobody_can_answer_the_due_cards_are_printed(say: Say, workspace: Path) -> None:
    said = say("cards")
    assert said.code == 0
    assert "0 due" in said.out and f"[{FIRST}]" in said.out
    assert "dog bites man" not in said.out, "the answer"
    assert not workspace.exists(), "looking must not write"


def test_question_answer_rating(say: Say, workspace: Path, answers: Callable[..., list[str]]) -> None:
    prompts = answers("", "3", "q")
    said = say("cards")
    assert said.code == 0
    question, answer = said.out.index("What exactly can it then not tell apart"), said.out.index("dog bites man")
    assert question < answer < said.out.index("start pe-permutation-gaps") < said.out.index("Again in 10 min.")
    assert prompts[0] == "Enter shows the answer, q ends: "
    assert prompts[1].startswith("1 again (1 min) · 2 hard (6 min) · 3 good (10 min) · 4 easy (8 d) · q")
    assert "equivariant" in said.out, "the next question"
    assert set(CardBox(workspace).memories()) == {FIRST}


def test_it_asks_until_it_understands(say: Say, workspace: Path, answers: Callable[..., list[str]]) -> None:
    prompts = answers("", "5", "good", "", "²", "４")
    say("cards")
    assert len([prompt for prompt in prompts if prompt.startswith("1 again")]) == 5
    assert CardBox(workspace).memories()[FIRST].learned, "a full-width 4 is a 4"


@pytest.mark.parametrize("lines", [("q",), (), ("", "q"), ("",)])
def test_ending_notes_nothing(say: Say, workspace: Path, answers: Callable[..., list[str]], lines: Any) -> None:
    answers(*lines)
    assert say("cards").code == 0
    assert not workspace.exists()


def test_it_ends_when_nothing_is_due(say: Say, workspace: Path, answers: Callable[..., list[str]]) -> None:
    answers(*["", "4"] * 10, "unused")
    said = say("cards")
    assert len(CardBox(workspace).memories()) == 10
    assert "Done for now. The next card is due in 8 d." in said.out
    assert "Done for now." in say("cards").out


def test_all_asks_everything_once(say: Say, workspace: Path, answers: Callable[..., list[str]]) -> None:
    total = len(Deck.load(Catalogue.load()))
    answers(*["", "4"] * total)
    assert "Done for now." in say("cards", "--all").out
    assert len(CardBox(workspace).memories()) == total


def test_what_is_due_comes_first(say: Say, workspace: Path) -> None:
    CardBox(workspace).review("yarn-ramp", 1, datetime.now(UTC) - timedelta(days=1))
    said = say("cards")
    assert "1 due" in said.out
    assert said.out.index("[yarn-ramp]") < said.out.index(f"[{FIRST}]")
    assert "Review cards due: 1. python practice/judge.py cards" in say().out


def test_the_list(say: Say, workspace: Path) -> None:
    box = CardBox(workspace)
    box.review(FIRST, 4, datetime.now(UTC))
    box.review(SECOND, 1, datetime.now(UTC) - timedelta(days=1))
    lines = say("cards", "--list").out.splitlines()
    assert lines[0].startswith("1 due · ") and lines[0].endswith(" learned")
    assert any(FIRST in line and "learned" in line and "8 d" in line for line in lines)
    assert any(SECOND in line and "learning" in line and "now" in line for line in lines)
    assert "长上下文与推理" in say("cards", "--list", "--lang", "zh").out


def test_in_chinese(say: Say, answers: Callable[..., list[str]]) -> None:
    prompts = answers("", "1", "q")
    said = say("cards", "--lang", "zh")
    assert "狗咬人" in said.out and "1 分钟后再问。" in said.out
    assert prompts[1].startswith("1 忘了 (1 分钟)")


def test_another_folder_of_exercises_without_cards(
    say: Say, tmp_path: Path, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.judge.toy import write_code

    write_code(tmp_path / "p")
    monkeypatch.setenv("ROPE_JUDGE_PROBLEMS", str(tmp_path / "p"))
    from practice.verbs import catalogue

    catalogue.cache_clear()
    try:
        assert "0 due · 0 new · 0 of 0 learned" in say("cards").out
    finally:
        catalogue.cache_clear()
