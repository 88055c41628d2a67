"""What a class has done: the statements behind its table, its exports and its learners' pages."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, func, select

from app.storage.class_models import Learner
from app.storage.models import SubmissionRow

S, L = SubmissionRow, Learner

_tries = (
    select(S.learner, S.problem, S.created, S.verdict)
    .join(L, L.id == S.learner)
    .where(L.class_id == bindparam("_class"), S.mode == "submit")
    .order_by(S.learner, S.problem, S.created)
)
_solved = (
    select(S.learner, func.count(func.distinct(S.problem)))
    .join(L, L.id == S.learner)
    .where(L.class_id == bindparam("_class"), S.mode == "submit", S.verdict == "AC")
    .group_by(S.learner)
)
_sources = (
    select(L.name, L.id.label("learner"), S.id, S.problem, S.mode, S.created, S.verdict, S.source)
    .join(L, L.id == S.learner)
    .where(L.class_id == bindparam("_class"), S.mode == "submit")
    .order_by(L.name_key, S.problem, S.created)
)
_last = (
    select(S.id, S.problem, S.mode, S.created, S.verdict)
    .where(S.learner == bindparam("_learner"))
    .order_by(S.created.desc())
    .limit(100)
)


@dataclass(frozen=True, slots=True)
class Score:
    """A learner at an exercise. ``tries``: submissions up to and with the first accepted one, or all."""

    tries: int
    solved: float | None
    first: float
    last: float


def scores(class_id: str) -> Callable[[Connection], dict[tuple[str, str], Score]]:
    """Query: the score of each learner at each exercise that was tried."""

    def query(connection: Connection) -> dict[tuple[str, str], Score]:
        found: dict[tuple[str, str], Score] = {}
        for learner, problem, created, verdict in connection.execute(_tries, {"_class": class_id}):
            before = found.get((learner, problem))
            if before is None:
                found[learner, problem] = Score(1, created if verdict == "AC" else None, created, created)
            elif before.solved is None:
                solved = created if verdict == "AC" else None
                found[learner, problem] = Score(before.tries + 1, solved, before.first, created)
            else:
                found[learner, problem] = Score(before.tries, before.solved, before.first, created)
        return found

    return query


def solved_counts(class_id: str) -> Callable[[Connection], dict[str, int]]:
    """Query: how many exercises each learner has solved."""
    return lambda connection: {id: n for id, n in connection.execute(_solved, {"_class": class_id})}


def each_source(connection: Connection, class_id: str) -> Iterator[dict[str, Any]]:
    """Every submission of a class with its source, a few at a time."""
    rows = connection.execution_options(yield_per=100).execute(_sources, {"_class": class_id})
    for row in rows.mappings():
        yield dict(row)


def last_submissions(learner: str) -> Callable[[Connection], list[dict[str, Any]]]:
    """Query: what a learner handed in last, newest first."""
    return lambda connection: [dict(row) for row in connection.execute(_last, {"_learner": learner}).mappings()]
