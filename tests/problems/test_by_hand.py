"""The numeric exercises, num-*: right and wrong answers over many draws, and the examples in the statements."""

import math
import re
from itertools import permutations
from typing import Any

import pytest

from judge.answer import answered, draw_question
from judge.expression import evaluate
from judge.message import LANGS
from judge.problem import Catalogue, Problem
from judge.question import Blank, Question
from judge.sheet import read_sheet
from tests.problems.kit import module

PROBLEMS = {problem.id: problem for problem in Catalogue.load() if problem.id.startswith("num-")}
SEEDS = range(60)
FRESHEST = 20
"""Different questions that every exercise has among ``SEEDS``, at least."""

Row = tuple[float, ...]
Rows = dict[str, Row]

KNOWN: dict[str, list[tuple[dict[str, Any], Rows, float]]] = {
    "num-rot-3": [
        (
            {"x": (1, 2, 3, 4), "m": 1},
            {"adjacent": (-1.1426, 1.9221, 2.9599, 4.0298), "halves": (-1.9841, 1.9599, 2.4624, 4.0198)},
            1e-4,
        )
    ],
    "num-pe": [
        (
            {"m": 1, "n": 3},
            {"first": (0.8415, 0.5403, 0.0100, 1.0000), "second": (0.1411, -0.9900, 0.0300, 0.9996)},
            1e-4,
        )
    ],
    "num-wave": [
        ({"d": 64, "base": 1e4, "i": (0, 8, 16, 24, 31)}, {"wave": (6, 63, 628, 6283, 47117)}, 0.5),
        ({"d": 64, "base": 1e6, "i": (0, 8, 16, 24, 31)}, {"wave": (6, 199, 6283, 198692, 4080185)}, 0.5),
    ],
    "num-wave-qwen": [
        (
            {"head_dim": 256, "factor": 0.25, "base": 1e7, "L": 262144, "i": (1, 16, 24, 31)},
            {"wave": (10.4, 19869.2, 1117325.9, 37969062), "slow": (10,)},
            0.05,
        )
    ],
    "num-base": [({"d": 64, "L": 262144}, {"base": (58804,)}, 1), ({"d": 128, "L": 131072}, {"base": (24428,)}, 1)],
    "num-qwen-dim": [
        (
            {"head_dim": 256, "factor": 0.25},
            {"rotated": (64,), "passed": (192,), "columns": (64,), "angles": (32,)},
            0,
        )
    ],
    "num-pi": [({"L0": 4096, "L": 16384, "m": 10000}, {"s": (4,), "image": (2500,), "step": (0.25,)}, 0)],
    "num-ntk": [({"base": 1e4, "s": 4, "d": 64}, {"base'": (41829.4,), "first": (1,), "last": (0.25,)}, 0.05)],
    "num-yarn-att": [({"s": 4}, {"table": (1.1386,), "logits": (1.2965,)}, 1e-4)],
    "num-yarn-range": [
        ({"d": 128, "base": 1e6, "L0": 32768}, {"raw": (23.596, 39.651), "used": (23, 40)}, 1e-3),
    ],
    "num-llama3": [
        (
            {"s": 8, "a": 1, "b": 4, "L0": 8192, "d": 128, "base": 5e5, "i": 31},
            {"limits": (2048, 8192), "bands": (29, 6, 29), "sigma": (0.4212,), "factor": (0.4935,)},
            1e-4,
        )
    ],
    "num-alibi": [
        (
            {"n": 8, "n'": 12},
            {"slopes": tuple(2.0**-h for h in range(1, 9)), "extra": (2**-0.5, 2**-1.5, 2**-2.5, 2**-3.5)},
            1e-12,
        )
    ],
    "num-shaw-mem": [({"T": 4096, "D": 64, "bytes": 4, "K": 50}, {"gathered": (4,), "table": (25856,)}, 0)],
    "num-t5": [
        (
            {"rel": (0, -1, 1, -8, 8, -20, -128, 1000), "rel'": (1, -1, -16, -20, -128)},
            {"encoder": (0, 1, 17, 8, 24, 10, 15, 31), "decoder": (0, 1, 16, 17, 31)},
            0,
        )
    ],
    "num-bf16": [
        (
            {"p": (257, 259, 200123), "h": (2049,), "large": (65520,)},
            {"bf16": (256, 260, 199680), "fp16": (2048,), "inf": (1,)},
            0,
        )
    ],
    "num-perm": [
        (
            {"n_heads": 2, "head_dim": 4, "N": 32, "D": 128, "r": 200},
            {"rows": (0, 2, 1, 3, 4, 6, 5, 7), "old": (145,)},
            0,
        )
    ],
    "num-shift": [
        (
            {"old": 12, "new": 5, "first": 7, "second": -3, "i": 0},
            {"move": (-7,), "angle": (-7,), "total": (4,)},
            0,
        )
    ],
    "num-rotations": [({"P": 1000, "n": 10}, {"rotated": (1010,), "raw": (11055,)}, 0)],
}
"""Numbers worked out independently, once: given, wanted, and to how many digits they were written down."""

each_problem = pytest.mark.parametrize("problem", PROBLEMS.values(), ids=PROBLEMS)


def as_row(value: Any) -> Row:
    return value if isinstance(value, tuple) else (value,)


def allowed(problem: Problem, blank: Blank, around: float) -> float:
    bound = problem.meta.tolerance.number
    assert bound is not None
    return bound.atol + bound.rtol * abs(around) if blank.atol is None else blank.atol


def agree(problem: Problem, question: Question, one: Rows, other: Rows) -> bool:
    return all(
        len(one[blank.name]) == len(other[blank.name])
        and all(
            abs(x - y) <= allowed(problem, blank, y) for x, y in zip(one[blank.name], other[blank.name], strict=True)
        )
        for blank in question.blanks
    )


def wanted(question: Question) -> Rows:
    return {blank.name: blank.want for blank in question.blanks}


@each_problem
def test_right_answers_are_right(problem: Problem) -> None:
    paths = [problem.folder / "solution.py", *problem.accepted]
    assert len(paths) >= 5
    for seed in SEEDS:
        question = draw_question(problem, seed)
        for path in paths:
            rows = answered(module(path).answer, question)
            assert rows.keys() == wanted(question).keys()
            assert agree(problem, question, rows, wanted(question)), (seed, path.name, rows)


@each_problem
def test_the_solution_is_far_more_precise_than_the_tolerance(problem: Problem) -> None:
    for seed in SEEDS:
        question = draw_question(problem, seed)
        rows = answered(module(problem.folder / "solution.py").answer, question)
        for blank in question.blanks:
            assert rows[blank.name] == pytest.approx(blank.want, rel=1e-9, abs=1e-9), (seed, blank.name)


@each_problem
def test_mistakes_are_wrong_and_differ_from_each_other(problem: Problem) -> None:
    assert len(problem.wrong_answers) >= 5
    for seed in SEEDS:
        question = draw_question(problem, seed)
        rows = {wrong.id: answered(wrong.entry(), question) for wrong in problem.wrong_answers}
        for one in rows:
            assert not agree(problem, question, rows[one], wanted(question)), (seed, one)
        for one, other in permutations(rows, 2):
            assert not agree(problem, question, rows[one], rows[other]), (seed, one, other)


@each_problem
def test_questions_are_fresh(problem: Problem) -> None:
    assert len({repr(draw_question(problem, seed).values()) for seed in SEEDS}) >= FRESHEST


def test_every_exercise_has_known_numbers() -> None:
    assert KNOWN.keys() == PROBLEMS.keys()


@pytest.mark.parametrize("name", KNOWN)
def test_known_numbers(name: str) -> None:
    for given, want, atol in KNOWN[name]:
        rows = module(PROBLEMS[name].folder / "solution.py").answer(given)
        assert rows.keys() == want.keys()
        for blank, row in want.items():
            assert as_row(rows[blank]) == pytest.approx(row, rel=1e-12, abs=atol), blank


def sheets(problem: Problem, lang: Any) -> list[str]:
    """The filled-in sheets that a statement shows."""
    return re.findall(r"^```\n(.*?)^```", problem.statement(lang), re.MULTILINE | re.DOTALL)


def given_on(sheet: str) -> dict[str, Any]:
    """What the comments of a sheet state, as ``# name = value``."""
    given: dict[str, Any] = {}
    for name, text in re.findall(r"^#\s+(\S+) = (.*)$", sheet, re.MULTILINE):
        row = tuple(int(x) if x == math.floor(x) else x for x in evaluate(text))
        given[name] = row if text.startswith("(") else row[0]
    return given


@each_problem
@pytest.mark.parametrize("lang", LANGS)
def test_the_example_in_the_statement(problem: Problem, lang: Any) -> None:
    shown = sheets(problem, lang)
    assert shown and shown == sheets(problem, "en")
    question = draw_question(problem, 0)
    for sheet in shown:
        given = given_on(sheet)
        assert given.keys() == question.given.keys()
        rows = {name: as_row(row) for name, row in module(problem.folder / "solution.py").answer(given).items()}
        written = {name: line.row() for name, line in read_sheet(sheet).lines.items()}
        assert written.keys() == rows.keys() == wanted(question).keys()
        assert agree(problem, question, written, rows), sheet


def test_t5_agrees_with_another_way_to_count() -> None:
    """Bucket by bucket: the first distance whose power reaches the edge, in whole numbers (no logarithm at all)."""

    def bucket(r: int, n: int) -> int:
        e = n // 2
        if r < e:
            return r
        # r >= e · (128/e)^(k/e)  <=>  (r/e)^e >= (128/e)^k  <=>  r^e · e^k >= 128^k · e^e
        return min(max(k for k in range(e + 1) if r**e * e**k >= 128**k * e**e) + e, n - 1)

    answer = module(PROBLEMS["num-t5"].folder / "solution.py").answer
    distances = tuple(range(400))
    rows = answer({"rel": distances, "rel'": tuple(-r for r in distances)})
    assert rows["encoder"] == tuple(bucket(r, 16) + 16 * (r > 0) for r in distances)
    assert rows["decoder"] == tuple(bucket(r, 32) for r in distances)
