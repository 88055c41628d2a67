"""The statements about what a learner handed in, newest first."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, bindparam, func, select

from app.storage.models import SubmissionRow as S

_mine = S.learner == bindparam("_learner")
_of = S.problem == bindparam("_problem")
_columns = (S.id, S.problem, S.mode, S.created, S.finished, S.verdict, S.outcome)
_newest = select(*_columns).order_by(S.created.desc(), S.id).limit(bindparam("_limit")).offset(bindparam("_offset"))
_count = select(func.count()).select_from(S)
_one = select(*S.__table__.columns).where(_mine, _of, S.id == bindparam("_id"))


def page(learner: str, problem: str | None, size: int, number: int) -> Callable[[Connection], list[dict[str, Any]]]:
    """Query: page ``number``, from 1, of the submissions for one exercise, or for all."""

    def query(connection: Connection) -> list[dict[str, Any]]:
        wanted = _newest.where(_mine, _of) if problem else _newest.where(_mine)
        values = {"_learner": learner, "_limit": size, "_offset": (number - 1) * size}
        rows = connection.execute(wanted, values | ({"_problem": problem} if problem else {})).mappings()
        return [dict(row) for row in rows]

    return query


def count(learner: str, problem: str | None) -> Callable[[Connection], int]:
    """Query: how many there are."""

    def query(connection: Connection) -> int:
        wanted = _count.where(_mine, _of) if problem else _count.where(_mine)
        return int(connection.execute(wanted, {"_learner": learner, "_problem": problem}).scalar_one())

    return query


def one(learner: str, problem: str, id: str) -> Callable[[Connection], dict[str, Any] | None]:
    """Query: one submission, if it is this learner's and for this exercise."""

    def query(connection: Connection) -> dict[str, Any] | None:
        row = connection.execute(_one, {"_learner": learner, "_problem": problem, "_id": id}).mappings().first()
        return dict(row) if row else None

    return query
