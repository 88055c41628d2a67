"""Judging one case again in the terminal: the same words whichever door the report came through."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.problem import Problem

TERMINAL = (".venv/bin/python", "practice/judge.py")
"""How the terminal is begun from the judge's folder after an installation as the README has it."""
WORKSPACE = "practice/workspace"


def again(problem: str, seed: int | None, case: str) -> tuple[str, ...]:
    """What to tell the terminal, so that it draws the same numbers for one case of the learner's file."""
    return ("test", problem, "--seed", str(seed), "--case", case)


def answer_file(problem: "Problem") -> str:
    """The name of the learner's file in a workspace."""
    return problem.id + (".py" if problem.kind == "code" else ".txt")
