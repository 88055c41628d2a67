"""Which exercise comes next: by the order of the track, and by what has been solved of what it builds on."""

from collections.abc import Collection, Sequence

from judge.problem import Problem


def ready(problem: Problem, problems: Collection[str], solved: Collection[str]) -> bool:
    """Whether all that ``problem`` builds on, as far as it is among ``problems``, is solved."""
    return all(id in solved or id not in problems for id in problem.meta.requires)


def following(
    problems: Sequence[Problem], solved: Collection[str], *, after: str | None = None, closed: Collection[str] = ()
) -> Problem | None:
    """The first one that is not solved yet and builds on nothing unsolved, from ``after`` on and then from the start.

    ``after`` counts as solved: that is when one goes on from it. Without anything left, the one behind it. ``closed``:
    those that cannot be worked on now.
    """
    place = next((n for n, problem in enumerate(problems) if problem.id == after), -1)
    done = {*solved, after or ""}
    known = {problem.id for problem in problems}
    left = [p for p in (*problems[place + 1 :], *problems[: place + 1]) if p.id not in done and p.id not in closed]
    behind = problems[place + 1 : place + 2] if after else []
    return next((p for p in left if ready(p, known, done)), None) or next(iter(left or behind), None)
