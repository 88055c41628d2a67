"""What comes next, for every door: by the order of the track, and by what has been solved of what it builds on."""

from collections.abc import Collection, Sequence

from judge.problem.problem import Problem


def ready(problem: Problem, problems: Collection[str], solved: Collection[str]) -> bool:
    """Whether all that ``problem`` builds on, as far as it is among ``problems``, is solved."""
    return all(id in solved or id not in problems for id in problem.meta.requires)


def following(
    problems: Sequence[Problem], solved: Collection[str], *, after: str | None = None, closed: Collection[str] = ()
) -> Problem | None:
    """The first one that is not solved yet and builds on nothing unsolved, from ``after`` on and then from the start.

    ``after`` counts as solved: that is when one goes on from it. None where nothing is left. ``closed``: those that
    cannot be worked on now.
    """
    place = _place(problems, after)
    done = {*solved, after or ""}
    known = {problem.id for problem in problems}
    left = [p for p in (*problems[place + 1 :], *problems[: place + 1]) if p.id not in done and p.id not in closed]
    return next((p for p in left if ready(p, known, done)), None) or next(iter(left), None)


def behind(problems: Sequence[Problem], id: str) -> Problem | None:
    """The one that stands behind ``id``, for who turns pages with nothing left to solve."""
    place = _place(problems, id)
    return next(iter(problems[place + 1 : place + 2]), None)


def _place(problems: Sequence[Problem], id: str | None) -> int:
    return next((n for n, problem in enumerate(problems) if problem.id == id), -1)
