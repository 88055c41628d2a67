"""What the tries of a class at one exercise say: how many, how long, which mistakes, which cases."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import median, quantiles

from app.storage.insight import Pair, Try


@dataclass(frozen=True, slots=True)
class Middle:
    """The median of ``count`` values, and between what the middle half of them lies."""

    count: int
    median: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Mistake:
    """A misconception: how many learners had it, in how many tries; how many of them have solved the exercise.

    ``examples`` are submissions, the last one of each learner, the newest first.
    """

    id: str
    learners: int
    tries: int
    solved: int
    examples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Failing:
    """A case that was the first to fail: for how many learners, in how many tries; None where nothing could be run."""

    case: str | None
    verdict: str | None
    learners: int
    tries: int


@dataclass(frozen=True, slots=True)
class Findings:
    """``seconds``: from the first character typed, or the first try, to the first accepted submission."""

    begun: int
    handed_in: int
    solved: int
    submissions: int
    tries: Middle | None
    seconds: Middle | None
    verdicts: Sequence[tuple[str, int]]
    mistakes: Sequence[Mistake]
    failing: Sequence[Failing]


def findings(tries: Sequence[Try], drafts: Mapping[Pair, float]) -> Findings:
    """What the tries at one exercise, sorted by learner and time, come to."""
    needed, took, solvers = [], [], set()
    for learner, some in groupby(tries, key=lambda one: one.learner):
        own = list(some)
        solved = next((n for n, one in enumerate(own) if one.mode == "submit" and one.verdict == "AC"), None)
        if solved is None:
            continue
        solvers.add(learner)
        began = min(own[0].created, drafts.get((learner, own[0].problem), own[0].created))
        needed.append(sum(one.mode == "submit" for one in own[: solved + 1]))
        took.append(own[solved].created - began)
    judged = [one for one in tries if one.mode == "submit" and one.verdict is not None]
    return Findings(
        begun=len({learner for learner, _problem in drafts} | {one.learner for one in tries}),
        handed_in=len({one.learner for one in judged}),
        solved=len(solvers),
        submissions=len(judged),
        tries=_middle(needed),
        seconds=_middle(took),
        verdicts=Counter(one.verdict or "" for one in judged).most_common(),
        mistakes=_mistakes(tries, solvers),
        failing=_failing(judged),
    )


def _middle(values: Sequence[float]) -> Middle | None:
    if not values:
        return None
    low, _median, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
    return Middle(len(values), median(values), low, high)


def _mistakes(tries: Iterable[Try], solvers: set[str]) -> list[Mistake]:
    by_id: dict[str, list[Try]] = defaultdict(list)
    for one in tries:
        if one.diagnosis is not None:
            by_id[one.diagnosis].append(one)
    found = []
    for id, some in by_id.items():
        last = {one.learner: one for one in some}  # the tries of a learner are in the order of time
        newest = sorted(last.values(), key=lambda one: -one.created)
        solved = len(last.keys() & solvers)
        found.append(Mistake(id, len(last), len(some), solved, tuple(one.id for one in newest)))
    return sorted(found, key=lambda one: (-one.learners, -one.tries, one.id))


def _failing(judged: Iterable[Try]) -> list[Failing]:
    by_place: dict[tuple[str | None, str | None], list[str]] = defaultdict(list)
    for one in judged:
        if one.verdict not in {"AC", "IE"}:
            by_place[one.failed_case, None if one.failed_case else one.verdict].append(one.learner)
    found = [Failing(*place, len(set(learners)), len(learners)) for place, learners in by_place.items()]
    return sorted(found, key=lambda one: (-one.learners, -one.tries, one.case or ""))


def duration(seconds: float) -> tuple[str, float]:
    """A unit, ``s``, ``min``, ``h`` or ``d``, and how many of it."""
    for unit, size in (("d", 86400.0), ("h", 3600.0), ("min", 60.0)):
        if seconds >= 2 * size:
            return unit, seconds / size
    return "s", seconds
