"""The statements about teachers and their one-time links."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Integer, bindparam, delete, exists, func, insert, select, update

from app.storage.class_models import ClassRow, Teacher, TeacherLink
from app.storage.writer import Statement

T, L = Teacher, TeacherLink

_add = insert(T)
_set_password = update(T).where(T.id == bindparam("_id")).values(password=bindparam("_password"))
_remove = delete(T).where(T.id == bindparam("_id"))
_add_link = insert(L)
_use_link = delete(L).where(L.token == bindparam("_token"), L.expires > bindparam("_now"))
_drop_links = delete(L).where(L.teacher.is_(None), ~exists(select(T.id)))
_drop_links_of = delete(L).where(L.teacher == bindparam("_teacher"))
_sweep = delete(L).where(L.expires <= bindparam("_now"))
_link = (
    select(L.token, L.teacher, T.name)
    .outerjoin(T, T.id == L.teacher)
    .where(L.token == bindparam("_token"), L.expires > bindparam("_now"))
)
_by_key = select(T.id, T.name, T.password).where(T.name_key == bindparam("_key"))
_by_id = select(T.id, T.name, T.password).where(T.id == bindparam("_id"))


_has_room = (
    update(T)
    .where(
        T.id == bindparam("_id"),
        select(func.count(ClassRow.id)).where(ClassRow.teacher == bindparam("_id")).scalar_subquery()
        < bindparam("_most", type_=Integer),
    )
    .values(created=T.created)
)
_others = update(T).where(T.id != bindparam("_id")).values(created=T.created)


def add(row: dict[str, Any]) -> Statement:
    """A new teacher."""
    return _add, row


def set_password(id: str, password: str) -> Statement:
    """Another password."""
    return _set_password, {"_id": id, "_password": password}


def has_room(id: str, most: int) -> Statement:
    """Changes the teacher, although to what it was, if there is room for one more class: see ``classes.has_room``."""
    return _has_room, {"_id": id, "_most": most}


def others(id: str) -> Statement:
    """Changes every other teacher, although to what they were: none of them leaves at the same moment."""
    return _others, {"_id": id}


def remove(id: str) -> Statement:
    """A teacher who has no classes any more."""
    return _remove, {"_id": id}


def add_link(token: str, now: float, expires: float, teacher: str | None = None) -> Statement:
    """A new one-time link."""
    return _add_link, {"token": token, "created": now, "expires": expires, "teacher": teacher}


def use_link(token: str, now: float) -> Statement:
    """Take a one-time link away; changes one row if it was still good."""
    return _use_link, {"_token": token, "_now": now}


def drop_links() -> Statement:
    """Take away all links for new teachers, as long as there is none: those that earlier starts printed."""
    return _drop_links, {}


def drop_links_of(teacher: str) -> Statement:
    """Take away the links for a teacher's new password."""
    return _drop_links_of, {"_teacher": teacher}


def sweep_links(now: float) -> Statement:
    """Throw away the links that have expired."""
    return _sweep, {"_now": now}


def link(token: str, now: float) -> Callable[[Connection], dict[str, Any] | None]:
    """Query: a link that is still good: for which teacher, if it is for a password."""

    def query(connection: Connection) -> dict[str, Any] | None:
        row = connection.execute(_link, {"_token": token, "_now": now}).mappings().first()
        return dict(row) if row else None

    return query


def by_key(key: str) -> Callable[[Connection], dict[str, Any] | None]:
    """Query: the teacher of this name."""

    def query(connection: Connection) -> dict[str, Any] | None:
        row = connection.execute(_by_key, {"_key": key}).mappings().first()
        return dict(row) if row else None

    return query


def by_id(id: str) -> Callable[[Connection], dict[str, Any] | None]:
    """Query: the teacher with this id."""

    def query(connection: Connection) -> dict[str, Any] | None:
        row = connection.execute(_by_id, {"_id": id}).mappings().first()
        return dict(row) if row else None

    return query


def any_teacher(connection: Connection) -> bool:
    """Query: whether there is a teacher."""
    return connection.execute(select(T.id).limit(1)).first() is not None


def all_teachers(connection: Connection) -> list[tuple[str, str]]:
    """Query: ids and names of all teachers."""
    return [(row.id, row.name) for row in connection.execute(select(T.id, T.name).order_by(T.created))]


def count(connection: Connection) -> int:
    """Query: how many teachers there are."""
    return connection.execute(select(func.count(T.id))).scalar_one()
