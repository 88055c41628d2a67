"""One learner at one exercise, made of the tries there were."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from app.storage.insight import Try

State: TypeAlias = Literal["begun", "failing", "solved"]


@dataclass(frozen=True, slots=True)
class Stuck:
    """The last tries, which all failed in the same place: ``case``, or none where nothing could be run."""

    case: str | None
    verdict: str
    diagnosis: str | None
    times: int
    since: float


@dataclass(frozen=True, slots=True)
class Cell:
    """``begun``: a draft, samples that were run, or something that is being judged. ``failing``: all that was judged of
    what was handed in failed. ``tries``: what was handed in, up to and with the first that was accepted.
    """

    state: State
    tries: int = 0
    stuck: Stuck | None = None


BEGUN = Cell("begun")


def cell(tries: Iterable[Try]) -> Cell:
    """What the tries of one learner at one exercise, in the order of time, come to."""
    count, failed = 0, False
    stuck: Stuck | None = None
    sample = False  # whether the case of ``stuck`` is known to be one: it failed in a run of the samples
    for one in tries:
        handed_in = one.mode == "submit"
        count += handed_in
        if one.verdict is None or one.verdict == "IE":  # nothing that says anything about the learner
            continue
        if one.verdict == "AC":
            if handed_in:
                return Cell("solved", count)
            if sample:
                stuck = None
            continue
        failed = failed or handed_in
        same = stuck is not None and place(stuck.case, stuck.verdict) == place(one.failed_case, one.verdict)
        if stuck is not None and same:
            diagnosis = one.diagnosis or stuck.diagnosis
            stuck = Stuck(one.failed_case, one.verdict, diagnosis, stuck.times + 1, stuck.since)
        else:
            stuck, sample = Stuck(one.failed_case, one.verdict, one.diagnosis, 1, one.created), False
        sample = sample or not handed_in
    return Cell("failing" if failed else "begun", count, stuck)


def place(case: str | None, verdict: str) -> tuple[str, str]:
    """Where a try failed. A case may fail in one way and then in another and stays the same case."""
    return ("", verdict) if case is None else ("case", case)
