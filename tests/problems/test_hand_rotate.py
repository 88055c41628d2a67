"""The question of hand-rotate: right and wrong answers over many draws, without the engine."""

import math
import re
from itertools import combinations
from typing import Any

import pytest

from judge.case import Draw
from judge.question import Question
from tests.problems.kit import ROOT, module

FOLDER = ROOT / "hand-rotate"
SEEDS = range(100)
ATOL = 1e-3
WRONG = sorted(path.stem for path in (FOLDER / "submissions/wrong_answer").glob("*.py"))


def drawn(seed: int) -> Question:
    question: Question = module(FOLDER / "cases.py").question(Draw(seed))
    return question


def numbers(name: str, question: Question) -> list[float]:
    """All numbers that the file ``name`` answers, in the order of the blanks."""
    answers: dict[str, Any] = module(FOLDER / name).answer(question.values())
    rows = (answers[blank.name] for blank in question.blanks)
    return [x for row in rows for x in (row if isinstance(row, tuple) else (row,))]


def wanted(question: Question) -> list[float]:
    return [x for blank in question.blanks for x in blank.want]


def distance(one: list[float], other: list[float]) -> float:
    return max(abs(x - y) for x, y in zip(one, other, strict=True))


@pytest.mark.parametrize(
    "name", ["solution.py"] + [f"submissions/accepted/{n}.py" for n in ("complex_plane", "relative_angle")]
)
def test_right_answers_are_right(name: str) -> None:
    for seed in SEEDS:
        question = drawn(seed)
        assert distance(numbers(name, question), wanted(question)) < 1e-12


def test_three_decimals_are_enough() -> None:
    for seed in SEEDS:
        question = drawn(seed)
        assert distance(numbers("submissions/accepted/three_decimals.py", question), wanted(question)) < 0.6 * ATOL


def test_mistakes_are_wrong_and_differ_from_each_other() -> None:
    for seed in SEEDS:
        question = drawn(seed)
        rows = {name: numbers(f"submissions/wrong_answer/{name}.py", question) for name in WRONG}
        rows["right"] = wanted(question)
        for one, other in combinations(rows, 2):
            assert distance(rows[one], rows[other]) > 10 * ATOL, (seed, one, other)


def test_questions_are_fresh_and_repeatable() -> None:
    questions = [drawn(seed).values() for seed in SEEDS]
    assert questions == [drawn(seed).values() for seed in SEEDS]
    assert len({repr(question) for question in questions}) > 90


def test_the_score_depends_on_the_difference_alone() -> None:
    answer = module(FOLDER / "solution.py").answer
    for seed in SEEDS:
        values = drawn(seed).values()
        moved = {**values, "m": values["m"] + 5, "n": values["n"] + 5}  # type: ignore[operator]
        assert answer(values)["score"] == pytest.approx(answer(moved)["score"], abs=1e-12)


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_example_in_the_statement(lang: str) -> None:
    text = (FOLDER / f"statement/problem.{lang}.md").read_text("utf-8")
    part = re.search(r"\\theta = \\pi/(\d)\$", text)
    given = {"theta": math.pi / int(part[1])} if part else {}
    given |= {name: int(value) for name, value in re.findall(r"\$([mn]) = (\d)\$", text)}
    vectors = re.findall(r"\$\\mathbf\{([qk])\} = \((-?\d), (-?\d)\)\$", text)
    given |= {name: (int(x), int(y)) for name, x, y in vectors}
    answers = module(FOLDER / "solution.py").answer(given)
    shown = re.findall(r"\\mathbf\{([qk])\}' &= .*? \\approx \((-?[\d.]+), (-?[\d.]+)\)", text)
    assert [name for name, _, _ in shown] == ["q", "k"]
    for name, x, y in shown:
        assert answers[f"{name}'"] == pytest.approx((float(x), float(y)), abs=5e-5)
    score = re.search(r"\\cdot \\mathbf\{k\}' &= (\d+)", text)
    assert score is not None and answers["score"] == pytest.approx(int(score[1]), abs=1e-12)
