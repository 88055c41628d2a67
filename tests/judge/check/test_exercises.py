"""The exercises that come with the judge, proved by the real engine."""

import shutil
from pathlib import Path

import pytest
import yaml

from judge.check import check
from judge.check.sources import code_lines, without_line
from judge.problem import Catalogue, Problem

pytestmark = [pytest.mark.slow, pytest.mark.needs_linux]


# The check leaves out each line of every solution itself; for these it is made to prove that it does.
FROM_OUTSIDE = ("rotate-half", "partial-rope")


@pytest.mark.timeout(600)
def test_every_exercise_is_what_it_claims_to_be() -> None:
    result = check()
    assert [str(finding) for finding in result.findings] == []
    assert result.exercises == len(Catalogue.load())
    assert result.diagnosed == result.wrong >= 3 * result.exercises
    assert result.accepted >= 3 * result.exercises


@pytest.mark.drill
@pytest.mark.timeout(600)
def test_deleting_any_line_of_a_solution_makes_the_check_fail(tmp_path: Path) -> None:
    lines = {
        copy_without(problem, line, tmp_path): f"{problem.id}, line {line}"
        for problem in Catalogue.load()
        if problem.id in FROM_OUTSIDE
        for line in code_lines(problem.solution)
    }
    found = {finding.problem for finding in check(root=tmp_path, seeds=(1,)).findings}
    assert [lines[id] for id in lines if id not in found] == []
    assert lines


def copy_without(problem: Problem, line: int, root: Path) -> str:
    """An exercise like ``problem``, but for one line of its solution; gives its id."""
    id = f"{problem.id}-without-line-{line}"
    folder = root / id
    shutil.copytree(problem.folder, folder, ignore=shutil.ignore_patterns("time_limit_exceeded", "__pycache__"))
    (folder / "solution.py").write_text(without_line(problem.solution, line), "utf-8")
    meta = yaml.safe_load((folder / "problem.yaml").read_text("utf-8"))
    meta |= {"id": id, "number": None, "requires": [], "order": len(list(root.iterdir()))}
    meta["tolerance"] = problem.meta.tolerance.model_dump(exclude_none=True)  # PyYAML reads 1e-6 as a text
    (folder / "problem.yaml").write_text(yaml.safe_dump(meta, allow_unicode=True), "utf-8")
    return id
