"""The same seed draws the same cases, and there is a sample."""

from pathlib import Path

import pytest

from judge.check.draws import draw_faults
from judge.problem.loader import load
from tests.judge.toy import ANSWER_FILES, CODE_FILES, write_answer, write_code


def found(tmp_path: Path, cases: str) -> list[str]:
    problem = load(write_code(tmp_path / "p", files={"cases.py": cases}))
    return [str(fault).removeprefix("p/double/cases.py") for fault in draw_faults(problem, (1, 2))]


def test_the_toys_are_in_order(tmp_path: Path) -> None:
    assert found(tmp_path, CODE_FILES["cases.py"]) == []
    assert list(draw_faults(load(write_answer(tmp_path)), (1, 2))) == []


def test_no_sample(tmp_path: Path) -> None:
    assert found(tmp_path, CODE_FILES["cases.py"].replace(", sample=True", "")) == [
        ": expected at least one case that is a sample, found none"
    ]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("draw.uniform(1, 2, 3)", "torch.rand(3)"),
        ("draw.uniform(1, 2, 3)", "[{'x': torch.rand(3)}]"),
        ("draw.uniform(1, 2, 3)", "next(counter)"),
        ("draw.uniform(1, 2, 3)", "(1,) * next(counter)"),
        ('"small"', "f'small {next(counter)}'"),
    ],
)
def test_draws_that_do_not_repeat(tmp_path: Path, old: str, new: str) -> None:
    head = "import itertools\n\nimport torch\n\ncounter = itertools.count()\n"
    assert found(tmp_path, head + CODE_FILES["cases.py"].replace(old, new)) == [
        ": seed 1: two draws from the same seed differ"
    ]


def test_nan_repeats(tmp_path: Path) -> None:
    assert (
        found(tmp_path, CODE_FILES["cases.py"].replace("draw.uniform(1, 2, 3)", "draw.uniform(1, 2, 3).log().log()"))
        == []
    )


def test_a_question_that_does_not_repeat(tmp_path: Path) -> None:
    cases = "import random\n" + ANSWER_FILES["cases.py"].replace("draw.integer(3, 9)", "random.randrange(10**9)")
    problem = load(write_answer(tmp_path / "p", files={"cases.py": cases}))
    assert [str(fault) for fault in draw_faults(problem, (1,))] == [
        "p/add-by-hand/cases.py: seed 1: two draws from the same seed differ"
    ]


def test_a_broken_draw_is_reported_once(tmp_path: Path) -> None:
    (said,) = found(tmp_path, "def cases(draw):\n    return 1 / 0\n")
    assert said.startswith(":2: ZeroDivisionError")
