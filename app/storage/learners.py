"""The statements about learners."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from app.storage.class_models import ClassRow, Learner
from app.storage.writer import Statement

L = Learner

_add = insert(L)
_remove = delete(L).where(L.id == bindparam("_id"))
_remove_all = delete(L).where(L.class_id == bindparam("_class"))
_rename = update(L).where(L.id == bindparam("_id")).values(name=bindparam("_name"), name_key=bindparam("_key"))
_renew = update(L).where(L.id == bindparam("_id")).values(pin=bindparam("_pin"), link=bindparam("_link"))
_joined = update(L).where(L.id == bindparam("_id"), L.joined.is_(None)).values(joined=bindparam("_now"))
_row = select(L.id, L.class_id, L.name, L.pin, L.created, L.joined)
_by_name = _row.where(L.class_id == bindparam("_class"), L.name_key == bindparam("_key"))
_by_id = _row.where(L.id == bindparam("_id"))
_by_link = _row.join(ClassRow, ClassRow.id == L.class_id).where(L.link == bindparam("_link"))
_of_class = _row.where(L.class_id == bindparam("_class")).order_by(L.name_key)
_keys = select(L.name_key).where(L.class_id == bindparam("_class"))
_count = select(func.count(L.id)).where(L.class_id == bindparam("_class"))


@dataclass(frozen=True, slots=True)
class LearnerRow:
    """A learner as stored."""

    id: str
    class_id: str
    name: str
    pin: str
    created: float
    joined: float | None


def add(row: dict[str, Any]) -> Statement:
    """A new learner."""
    return _add, row


def rename(id: str, name: str, key: str) -> Statement:
    """Another name."""
    return _rename, {"_id": id, "_name": name, "_key": key}


def renew(id: str, pin: str, link: str) -> Statement:
    """Another PIN and another personal link."""
    return _renew, {"_id": id, "_pin": pin, "_link": link}


def came(id: str, now: float) -> Statement:
    """One of the roster has come for the first time."""
    return _joined, {"_id": id, "_now": now}


def remove(id: str) -> Statement:
    """The learner alone; what is kept under the learner's key goes before it."""
    return _remove, {"_id": id}


def remove_all(class_id: str) -> Statement:
    """All learners of a class."""
    return _remove_all, {"_class": class_id}


def by_name(class_id: str, key: str) -> Callable[[Connection], LearnerRow | None]:
    """Query: the learner of this name in a class."""
    return lambda connection: _one(connection, _by_name, {"_class": class_id, "_key": key})


def by_id(id: str) -> Callable[[Connection], LearnerRow | None]:
    """Query: the learner with this id."""
    return lambda connection: _one(connection, _by_id, {"_id": id})


def by_link(link: str) -> Callable[[Connection], LearnerRow | None]:
    """Query: the learner whose personal link this is."""
    return lambda connection: _one(connection, _by_link, {"_link": link})


def of_class(class_id: str) -> Callable[[Connection], list[LearnerRow]]:
    """Query: the learners of a class, by name."""
    return lambda connection: [LearnerRow(*row) for row in connection.execute(_of_class, {"_class": class_id})]


def keys(class_id: str) -> Callable[[Connection], set[str]]:
    """Query: the names in a class, as they are compared."""
    return lambda connection: set(connection.execute(_keys, {"_class": class_id}).scalars())


def count(class_id: str) -> Callable[[Connection], int]:
    """Query: how many learners a class has."""
    return lambda connection: connection.execute(_count, {"_class": class_id}).scalar_one()


def _one(connection: Connection, statement: Any, values: dict[str, Any]) -> LearnerRow | None:
    row = connection.execute(statement, values).first()
    return LearnerRow(*row) if row else None
