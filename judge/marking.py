"""Kinds that are handed in on a sheet: which judge marks it, and which sheet a learner begins with.

Nothing on a sheet is ever run, so no sandbox is needed.
"""

from collections.abc import Callable

from judge.errors import LearnerError
from judge.expression import Unreadable
from judge.message import Lang, _
from judge.outcome import Outcome
from judge.problem import Problem
from judge.sheet import read_sheet


def mark(
    problem: Problem, source: str, seed: int | None = None, mode: str = "submit", id: str | None = None
) -> Outcome:
    """What becomes of the sheet ``source``."""
    if problem.kind == "choice":
        from judge.choice import judge_choice

        return judge_choice(problem, source, seed, mode, id)
    from judge.answer import judge_answer  # torch

    return judge_answer(problem, source, seed, mode, id)


def refuse_blank(problem: Problem, source: str) -> None:
    """Raise :class:`LearnerError` where no option is chosen: there is nothing to judge, and it is no try."""
    if problem.kind != "choice":
        return
    try:
        begun = any(line.filled for line in read_sheet(source).lines.values())
    except Unreadable:  # something is there, and judging says what is wrong with it
        return
    if not begun:
        raise LearnerError(_("Choose an option first."))


def blank(problem: Problem, seed: int, lang: Lang, show: Callable[[str], str] = str) -> str:
    """The text that a learner fills in. ``show`` makes formulas readable where a sheet quotes some."""
    if problem.kind == "choice":
        from judge.choice import choice_sheet

        return choice_sheet(problem, seed, lang, show)
    from judge.answer import answer_sheet  # torch

    return answer_sheet(problem, seed, lang)
