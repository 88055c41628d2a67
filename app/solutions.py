"""What gives a solution away (the explanation, the reasons of options, the last hint), and who may see it when.

Everything that shows one of these asks here first.
"""

import time

from app.classroom.classes import Class
from app.identity import Who
from app.services import Services
from judge.message import Lang
from judge.problem import Problem


async def class_of(parts: Services, who: Who) -> Class | None:
    """The class of a learner; None for everybody else."""
    return await parts.classroom.classes.find(who.class_id) if who.role == "learner" else None


async def solution_shown(parts: Services, who: Who, problem: Problem, solved: bool) -> bool:
    """Whether ``who`` may see how ``problem`` is solved. Only a learner's class has a say in it."""
    if who.role != "learner":
        return True
    found = await class_of(parts, who)
    return found is not None and found.shows_solution(problem.id, solved, time.time())


def shown_hints(problem: Problem, lang: Lang, solution: bool) -> list[str]:
    """The hints that may be seen: the last one says almost everything."""
    hints = problem.hints(lang)
    return hints if solution else hints[:-1]


async def exercises_of(parts: Services, who: Who) -> list[Problem]:
    """The exercises that ``who`` works on, in order: a class's, or the whole track."""
    found = await class_of(parts, who)
    if who.role == "learner" and found is None:
        return []
    return found.exercises(parts.catalogue) if found else list(parts.catalogue)
