"""The whole check, over toys: what is proved is counted, what is wrong is named with exercise and file."""

import io
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path

import pytest

from judge.check import CheckResult, check, show
from judge.check.proof import Submit, Waiting
from judge.check.trials import Trial
from judge.errors import LearnerError
from judge.outcome import Outcome
from judge.problem import Catalogue
from judge.verdict import Verdict
from tests.judge.check.in_process import in_process, outcome
from tests.judge.toy import CODE_FILES, docstring, double, write_answer, write_code


def checked(root: Path, *ids: str) -> CheckResult:
    return check(ids, root=root, open=in_process)


def said(root: Path, *ids: str) -> list[str]:
    return [str(finding) for finding in checked(root, *ids).findings]


def test_the_toys_are_proved(tmp_path: Path) -> None:
    write_code(tmp_path, requires=["add-by-hand"])
    write_answer(tmp_path)
    result = checked(tmp_path)
    assert [str(finding) for finding in result.findings] == []
    assert result.ok
    assert (result.exercises, result.accepted, result.wrong, result.diagnosed) == (2, 6, 6, 6)
    # three seeds for starter, right and wrong answers; RTE, two CE and three lines of the solution once
    assert result.judged == 3 * (2 + 6 + 6) + 3 + 3


def test_only_the_chosen_are_checked(tmp_path: Path) -> None:
    write_code(tmp_path, files={"submissions/accepted/product.py": double("return x")})
    write_answer(tmp_path)
    assert checked(tmp_path, "1").exercises == 1
    assert said(tmp_path, "add_by_hand") == []
    assert len(said(tmp_path, "double", "2")) == 1
    with pytest.raises(LearnerError, match="Did you mean double"):
        checked(tmp_path, "duoble")


def test_an_exercise_whose_yaml_is_broken_can_be_chosen_by_its_folder(tmp_path: Path) -> None:
    write_code(tmp_path / "p", difficulty=9)
    (finding,) = checked(tmp_path / "p", "double").findings
    assert (finding.problem, finding.where.partition(":")[0]) == ("double", "p/double/problem.yaml")


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("starter.py", double("return 2 * x"), "starter.py: passes, so there would be nothing to do for a learner"),
        (
            "submissions/accepted/product.py",
            double("return 3 * x"),
            "submissions/accepted/product.py: seed 1: expected AC, got WA in case small: wrong",
        ),
        (
            "submissions/wrong_answer/square.py",
            docstring("square") + double("return 2 * x"),
            "submissions/wrong_answer/square.py: seed 1: expected WA, got AC",
        ),
        (
            "submissions/wrong_answer/square.py",
            docstring("square") + double("return 1 // 0"),
            "submissions/wrong_answer/square.py: seed 1: expected WA, got RTE in case small: "
            "ZeroDivisionError('integer division or modulo by zero')",
        ),
        (
            "submissions/run_time_error/zero.py",
            double("return x"),
            "submissions/run_time_error/zero.py: seed 1: expected RTE, got WA in case small: wrong",
        ),
        (
            "submissions/compile_error/colon.py",
            double("return 2 * x"),
            "submissions/compile_error/colon.py: seed 1: expected CE, got AC",
        ),
        (
            "solution.py",
            "def double(x):\n    y = 3\n    return 2 * x\n",
            "solution.py:2: nothing notices when this line is deleted: y = 3",
        ),
        ("todo.md", "x", "todo.md: no file of this name belongs to an exercise"),
        ("cases.py", "cases = 1\n", "cases.py: expected a function called cases, found none"),
    ],
)
def test_each_fault_is_found_and_placed(tmp_path: Path, file: str, text: str, message: str) -> None:
    write_code(tmp_path / "p", files={file: text})
    assert said(tmp_path / "p") == [f"p/double/{message}"]


def test_two_wrong_answers_with_the_same_results_are_both_faults(tmp_path: Path) -> None:
    write_code(tmp_path / "p", files={"submissions/wrong_answer/twin.py": docstring("twin") + double("return x**2")})
    text = "seed 1: WA, but not diagnosed: another mistake gives the same results"
    assert said(tmp_path / "p") == [
        f"p/double/submissions/wrong_answer/square.py: {text}",
        f"p/double/submissions/wrong_answer/twin.py: {text}",
    ]
    result = checked(tmp_path / "p")
    assert (result.wrong, result.diagnosed) == (4, 2)


def test_faults_between_exercises(tmp_path: Path) -> None:
    write_code(tmp_path / "p", requires=["add-by-hnad"])
    write_answer(tmp_path / "p")
    message = "p/double/problem.yaml: requires: no exercise is called add-by-hnad; did you mean add-by-hand?"
    assert said(tmp_path / "p") == [message]
    assert said(tmp_path / "p", "add-by-hand") == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("def answer(given):\n    return 1 / 0\n", ":2: ZeroDivisionError while this file ran: division by zero"),
        ("def answer(given):\n    return 3\n", ": answer: expected a dict, found int"),
        ("x = 1\n", ": expected a function called answer, found none"),
        ("def answer(given):\n    return {}\n", ": seed 1: expected AC, got WA in case s': s' is not filled in"),
    ],
)
def test_files_of_kind_answer(tmp_path: Path, text: str, message: str) -> None:
    write_answer(tmp_path / "p", files={"submissions/accepted/words.py": text})
    assert said(tmp_path / "p") == [f"p/add-by-hand/submissions/accepted/words.py{message}"]


def test_a_line_more_or_less_in_the_solution_is_noticed(tmp_path: Path) -> None:
    lines = CODE_FILES["solution.py"].splitlines(keepends=True)
    for n, line in enumerate(lines):
        if line.strip() and '"""' not in line and "#" not in line:
            shorter = "".join(lines[:n] + lines[n + 1 :])
            write_code(tmp_path / str(n), files={"solution.py": shorter})
            assert not checked(tmp_path / str(n)).ok, line


def test_what_is_shown(tmp_path: Path) -> None:
    write_code(tmp_path / "p", files={"starter.py": double("return 2 * x")})
    out = io.StringIO()
    show(checked(tmp_path / "p"), file=out)
    first, blank, last = out.getvalue().splitlines()
    assert first == "p/double/starter.py: passes, so there would be nothing to do for a learner"
    assert blank == ""
    assert last.startswith("1 exercise, 0 cards, 26 submissions with 3 seeds in ")
    assert last.endswith(
        "3 right answers accepted, 3 wrong answers refused, 3 of them diagnosed as themselves. To mend: 1."
    )


def test_a_clean_check_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_answer(tmp_path)
    show(checked(tmp_path), "zh")
    assert len(capsys.readouterr().out.splitlines()) == 1


@pytest.mark.parametrize(("late", "ok"), [(2, True), (99, False)])
def test_what_runs_out_of_time_is_tried_again(tmp_path: Path, late: int, ok: bool) -> None:
    """The machine may have been busy; what runs out of time each time is too slow."""
    write_code(tmp_path)
    tries: list[Trial] = []

    @contextmanager
    def slow(catalogue: Catalogue) -> Iterator[Submit]:
        with in_process(catalogue) as submit:

            def now_and_then(trial: Trial) -> Waiting:
                tries.append(trial)
                if trial.role == "accepted" and trial.seed == 2 and tries.count(trial) <= late:
                    future: Future[Outcome] = Future()
                    future.set_result(outcome(catalogue[trial.problem], trial, Verdict.TLE, "late"))
                    return future
                return submit(trial)

            yield now_and_then

    result = check(root=tmp_path, seeds=(1, 2), open=slow)
    assert result.ok == ok
    assert all("expected AC, got TLE" in str(finding) for finding in result.findings)
    assert result.accepted == (3 if ok else 0)
