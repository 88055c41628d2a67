"""Kinds that are handed in on a sheet: which judge marks it, and which sheet a learner begins with.

Nothing on a sheet is ever run, so no sandbox is needed.
"""

from collections.abc import Callable

from judge.message import Lang
from judge.outcome import Outcome
from judge.problem import Problem


def mark(
    problem: Problem, source: str, seed: int | None = None, mode: str = "submit", id: str | None = None
) -> Outcome:
    """What becomes of the sheet ``source``."""
    if problem.kind == "choice":
        from judge.choice import judge_choice

        return judge_choice(problem, source, seed, mode, id)
    from judge.answer import judge_answer  # torch

    return judge_answer(problem, source, seed, mode, id)


def blank(problem: Problem, seed: int, lang: Lang, show: Callable[[str], str] = str) -> str:
    """The text that a learner fills in. ``show`` makes formulas readable where a sheet quotes some."""
    if problem.kind == "choice":
        from judge.choice import choice_sheet

        return choice_sheet(problem, seed, lang, show)
    from judge.answer import answer_sheet  # torch

    return answer_sheet(problem, seed, lang)
