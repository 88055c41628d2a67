"""When a class's exercises open and close, as pages say it."""

import time
from dataclasses import dataclass

from app.classroom.classes import Class, Stage
from app.classroom.zones import iso, told


@dataclass(frozen=True, slots=True)
class Moment:
    """A point in time for people and, as ``iso``, for programs."""

    text: str
    iso: str


@dataclass(frozen=True, slots=True)
class Times:
    """Where an exercise stands now; absent times are None."""

    stage: Stage
    opens: Moment | None
    closes: Moment | None
    archived: bool = False


def times(own: Class | None, problem: str) -> Times | None:
    """The times of an exercise in a class; None without a class, or where there is nothing to say."""
    entry = own.entry(problem) if own else None
    if own is None or entry is None:
        return None
    stage = own.stage(problem, time.time())
    if stage == "open" and entry.opens is None and entry.closes is None:
        return None
    opens, closes = _moment(entry.opens, own.zone), _moment(entry.closes, own.zone)
    return Times(stage, opens, closes, own.archived is not None)


def _moment(at: float | None, zone: str) -> Moment | None:
    return Moment(told(at, zone), iso(at)) if at is not None else None
