"""Kind ``choice``: the sheet, the verdict, the explanation of a wrong option, and what `check` asks of an author."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from judge.check import check
from judge.choice import choice_sheet, filled_choice, judge_choice, lettered
from judge.errors import AuthorError
from judge.marking import blank, mark
from judge.outcome import Outcome
from judge.problem import Problem
from judge.problem.loader import inspect, load
from judge.report import report
from judge.verdict import Verdict
from tests.judge.check.in_process import in_process
from tests.judge.toy import ONE, SEVERAL, option, write_choice

SEED = 7


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> Problem:
    return load(write_choice(tmp_path_factory.mktemp("problems")))


@pytest.fixture(scope="module")
def several(tmp_path_factory: pytest.TempPathFactory) -> Problem:
    return load(write_choice(tmp_path_factory.mktemp("problems"), choices=SEVERAL))


def letter(problem: Problem, id: str, seed: int = SEED) -> str:
    return next(letter for letter, option in lettered(problem, seed).items() if option.id == id)


def said(outcome: Outcome) -> str:
    return str(outcome.cases[0].message)


@pytest.mark.parametrize("seed", range(20))
def test_the_right_option_by_letter_and_by_id(one: Problem, seed: int) -> None:
    for name in (letter(one, "two", seed), letter(one, "two", seed).upper(), "two", f"({letter(one, 'two', seed)})"):
        outcome = judge_choice(one, filled_choice(seed, [name]))
        assert (outcome.verdict, outcome.seed, outcome.diagnosis) == (Verdict.AC, seed, ())


def test_the_order_depends_on_the_seed_and_on_nothing_else(one: Problem) -> None:
    orders = {tuple(option.id for option in lettered(one, seed).values()) for seed in range(40)}
    assert len(orders) == 6
    assert lettered(one, 3) == lettered(one, 3)


@pytest.mark.parametrize("id", ["three", "five"])
def test_a_wrong_option_is_explained(one: Problem, id: str) -> None:
    outcome = judge_choice(one, filled_choice(SEED, [letter(one, id)]), None, "submit", "abc")
    assert (outcome.id, outcome.mode, outcome.sandbox) == ("abc", "submit", "none")
    assert outcome.verdict == Verdict.WA
    assert [(d.id, d.text.en, d.text.zh) for d in outcome.diagnosis] == [(id, f"About {id}.", f"关于 {id}。")]
    assert outcome.diagnosis[0].title.en == f"It is {'3' if id == 'three' else '5'}."
    assert said(outcome) == "the option you chose is wrong"
    assert report(outcome, "zh").cases[0].message == "选错了"


def test_several_right_options(several: Problem) -> None:
    assert judge_choice(several, filled_choice(SEED, ["four", letter(several, "two")])).verdict == Verdict.AC
    part = judge_choice(several, filled_choice(SEED, ["four"]))
    assert (part.verdict, part.diagnosis) == (Verdict.WA, ())
    assert said(part) == "what you chose is right, but it is not all that is right"
    one = judge_choice(several, filled_choice(SEED, ["two", "three", "four"]))
    assert said(one) == "1 of the 3 options you chose is wrong"
    mixed = judge_choice(several, filled_choice(SEED, ["two", "three", "five"]))
    assert said(mixed) == "2 of the 3 options you chose are wrong"
    assert [(d.id, d.title.en) for d in mixed.diagnosis] == [("three", "Odd as it is"), ("five", "It is 5.")]


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("choice = a", "the line seed = … is missing"),
        ("seed = 7\nchoice = z", "line 2, column 10: z is no option; the options are a, b, c"),
        ("seed = 7\nchoice = a b", "line 2, column 10: one option is asked for, here are 2"),
        ("seed = 7\nanswer = a", "answer is not asked for"),
        ("seed = 7\na", "a line reads name = value"),
        ("seed = x\nchoice = a", "the seed is a whole number"),
        ("seed = 7\nchoice = " + "a" * 30_000, "a sheet ends after 20000 characters"),
    ],
)
def test_what_cannot_be_read(one: Problem, source: str, complaint: str) -> None:
    outcome = judge_choice(one, source)
    assert outcome.verdict == Verdict.CE
    assert complaint in said(outcome)


def test_another_seed_than_was_asked(one: Problem) -> None:
    assert judge_choice(one, filled_choice(1, ["two"]), 2).verdict == Verdict.CE
    assert judge_choice(one, "choice = two", 2).verdict == Verdict.AC


def test_as_a_chinese_keyboard_writes_it(several: Problem) -> None:
    right = "、".join(letter(several, id) for id in ("two", "four"))
    assert judge_choice(several, f"seed：{SEED}\nchoice ＝ {right}").verdict == Verdict.AC


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_the_sheet_shows_the_options_and_is_not_yet_right(one: Problem, lang: Any) -> None:
    sheet = choice_sheet(one, SEED, lang, lambda text: text.replace("$", ""))
    for name, shown in lettered(one, SEED).items():
        assert f"#   {name}) {getattr(shown.text, lang).replace('$', '')}" in sheet
    outcome = mark(one, sheet)
    assert (outcome.verdict, said(outcome)) == (Verdict.WA, "nothing is chosen")
    assert blank(one, SEED, lang) == choice_sheet(one, SEED, lang)


def test_a_long_option_is_wrapped(tmp_path: Path) -> None:
    choices = deepcopy(ONE)
    choices["options"][0]["text"] = {"en": "word " * 60 + "$2$", "zh": "字" * 90 + "$2$"}
    sheet = choice_sheet(load(write_choice(tmp_path, choices=choices)), SEED, "en")
    assert max(map(len, sheet.splitlines())) <= 110
    assert mark(load(tmp_path / "which-is-even"), sheet).verdict == Verdict.WA


def test_the_version_follows_the_options(tmp_path: Path) -> None:
    first = load(write_choice(tmp_path / "a")).version
    assert load(write_choice(tmp_path / "b")).version == first
    assert load(write_choice(tmp_path / "c", choices=SEVERAL)).version != first


@pytest.mark.parametrize("choices", [ONE, SEVERAL])
def test_check_proves_every_option(tmp_path: Path, choices: dict[str, Any]) -> None:
    write_choice(tmp_path, choices=choices)
    result = check(root=tmp_path, open=in_process)
    assert result.findings == ()
    assert (result.accepted, result.wrong, result.diagnosed) == (2, 2, 2)


TWO = option("two", True, "2")
THREE = option("three", False, "3")
FIVE = option("five", False, "5")


@pytest.mark.parametrize(
    ("choices", "complaint"),
    [
        ({"options": [TWO, THREE]}, "expected 3 to 9 options, found 2"),
        ({"options": [TWO, THREE, THREE]}, "two options are called three"),
        ({"options": [THREE, FIVE, option("seven", False, "7")]}, "expected a right option, found none"),
        ({"several": True, "options": [TWO, option("four", True, "4"), option("six", True, "6")]}, "a wrong option"),
        ({"options": [TWO, option("four", True, "4"), THREE]}, "2 options are right"),
        ({"options": [{**TWO, "id": "b"}, THREE, FIVE]}, "no single letter"),
        ({"options": [{**TWO, "why": {"en": "x"}}, THREE, FIVE]}, "why"),
        ({"options": [{**TWO, "text": {"en": "x", "zh": ""}}, THREE, FIVE]}, "text.zh"),
        ({"options": [TWO, THREE, {k: v for k, v in FIVE.items() if k != "why"}]}, "why is missing"),
        ({"several": "yes", "options": [TWO, THREE, FIVE]}, "several: expected true or false"),
        ({"opptions": []}, "did you mean options?"),
    ],
)
def test_options_that_cannot_be_asked(tmp_path: Path, choices: dict[str, Any], complaint: str) -> None:
    folder = write_choice(tmp_path, choices=choices)
    with pytest.raises(AuthorError):
        load(folder)
    assert any(complaint in str(fault) for fault in inspect(folder).faults), list(map(str, inspect(folder).faults))


@pytest.mark.parametrize(
    ("keys", "complaint"),
    [
        ({"text": {"en": "It is $2$.", "zh": "是 $3$。"}}, "the formula $2$ is not in text.zh"),
        ({"text": {"en": "It is $\\frac{1$.", "zh": "是 $\\frac{1$。"}}, "is not closed"),
        ({"text": {"en": "It is\ntwo.", "zh": "是二。"}}, "one paragraph on one line"),
        ({"why": {"en": "As $2$ is.", "zh": "因为 $2$。"}}, "why is plain text"),
    ],
)
def test_texts_that_do_not_fit(tmp_path: Path, keys: dict[str, Any], complaint: str) -> None:
    write_choice(tmp_path, choices={"options": [{**TWO, **keys}, THREE, FIVE]})
    found = check(root=tmp_path, open=in_process).findings
    assert any(complaint in str(finding) for finding in found), found
    assert all("choices.yaml:" in finding.where for finding in found)


def test_files_that_belong_to_other_kinds(tmp_path: Path) -> None:
    folder = write_choice(tmp_path)
    (folder / "solution.py").write_text("", "utf-8")
    assert ["no file of this name belongs" in str(fault) for fault in inspect(folder).faults] == [True]
    (folder / "solution.py").unlink()
    (folder / "choices.yaml").unlink()
    assert [fault.where for fault in inspect(folder).faults] == [f"{tmp_path.name}/which-is-even/choices.yaml"]


@pytest.mark.parametrize("keys", [{"tolerance": {"exact": True, "why": {"en": "x", "zh": "x"}}}, {"entry": "f"}])
def test_keys_that_belong_to_other_kinds(tmp_path: Path, keys: dict[str, Any]) -> None:
    assert any("kind choice has" in str(fault) for fault in inspect(write_choice(tmp_path, **keys)).faults)
