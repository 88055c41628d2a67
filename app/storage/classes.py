"""The statements about classes and their exercises."""

from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import Connection, Integer, bindparam, delete, func, insert, select, update

from app.storage.class_models import ClassExercise, ClassRow, Learner
from app.storage.writer import Statement

C, E = ClassRow, ClassExercise

_add = insert(C)
_remove = delete(C).where(C.id == bindparam("_id"))
_clear = delete(E).where(E.class_id == bindparam("_id"))
_choose = insert(E)
_load = select(*C.__table__.columns).where(C.id == bindparam("_id"))
_exercises = select(E.problem, E.opens, E.closes).where(E.class_id == bindparam("_id")).order_by(E.position)
_of_code = select(C.id).where(C.code == bindparam("_code"))
_taught = (
    select(C.id, func.count(Learner.id))
    .outerjoin(Learner, Learner.class_id == C.id)
    .where(C.teacher == bindparam("_teacher"))
    .group_by(C.id, C.created)
    .order_by(C.created.desc())
)
_teacher_of = (
    select(C.teacher).join(Learner, Learner.class_id == C.id).where(Learner.id == bindparam("_learner"))
)  # fmt: skip

_has_room = (
    update(C)
    .where(
        C.id == bindparam("_id"),
        select(func.count(Learner.id)).where(Learner.class_id == bindparam("_id")).scalar_subquery()
        <= bindparam("_most", type_=Integer),
    )
    .values(created=C.created)
)

Exercises = list[tuple[str, float | None, float | None]]


def add(row: dict[str, Any]) -> Statement:
    """A new class."""
    return _add, row


def change(id: str, **values: Any) -> Statement:
    """Other settings of a class."""
    return update(C).where(C.id == bindparam("_id")).values(**values), {"_id": id}


def remove(id: str) -> Statement:
    """The class itself, and with it which exercises it had. Its learners go before it."""
    return _remove, {"_id": id}


def choose(id: str, exercises: Iterable[tuple[str, float | None, float | None]]) -> list[Statement]:
    """The exercises of a class, in this order, in place of those it had."""
    rows: list[Statement] = [
        (_choose, {"class_id": id, "problem": problem, "position": n, "opens": opens, "closes": closes})
        for n, (problem, opens, closes) in enumerate(exercises)
    ]
    return [(_clear, {"_id": id}), *rows]


def has_room(id: str, most: int, more: int = 1) -> Statement:
    """Changes the class, although to what it was, if ``more`` learners have room in it.

    As a condition of adding them it keeps two who do so at the same moment from each seeing the last place free.
    """
    return _has_room, {"_id": id, "_most": most - more}


def load(id: str) -> Callable[[Connection], tuple[dict[str, Any], Exercises] | None]:
    """Query: a class and its exercises."""

    def query(connection: Connection) -> tuple[dict[str, Any], Exercises] | None:
        row = connection.execute(_load, {"_id": id}).mappings().first()
        if row is None:
            return None
        exercises = connection.execute(_exercises, {"_id": id})
        return dict(row), [(problem, opens, closes) for problem, opens, closes in exercises]

    return query


def id_of_code(code: str) -> Callable[[Connection], str | None]:
    """Query: the class that a join code is for."""
    return lambda connection: connection.execute(_of_code, {"_code": code}).scalar()


def taught_by(teacher: str) -> Callable[[Connection], list[tuple[str, int]]]:
    """Query: ids of a teacher's classes with their numbers of learners, newest first."""
    return lambda connection: [(id, n) for id, n in connection.execute(_taught, {"_teacher": teacher})]


def teacher_of(learner: str) -> Callable[[Connection], str | None]:
    """Query: who teaches a learner."""
    return lambda connection: connection.execute(_teacher_of, {"_learner": learner}).scalar()
