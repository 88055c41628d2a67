"""The statements about sessions."""

from collections.abc import Callable
from typing import Any, Literal

from sqlalchemy import Connection, bindparam, case, delete, insert, or_, select

from app.storage.class_models import Learner, Session, Teacher
from app.storage.writer import Statement

_begin = insert(Session)
_end = delete(Session).where(Session.token == bindparam("_token"))
_end_all = delete(Session).where(
    or_(Session.teacher == bindparam("_who"), Session.learner == bindparam("_who")), Session.token != bindparam("_but")
)
_sweep = delete(Session).where(Session.expires < bindparam("_now"))
_session = (
    select(
        case((Session.teacher.is_not(None), "teacher"), else_="learner").label("role"),
        case((Session.teacher.is_not(None), Teacher.id), else_=Learner.id).label("id"),
        case((Session.teacher.is_not(None), Teacher.name), else_=Learner.name).label("name"),
        case((Session.teacher.is_not(None), ""), else_=Learner.class_id).label("class_id"),
    )
    .select_from(Session)
    .outerjoin(Teacher, Teacher.id == Session.teacher)
    .outerjoin(Learner, Learner.id == Session.learner)
    .where(Session.token == bindparam("_token"), Session.expires > bindparam("_now"))
)


def begin(token: str, role: Literal["teacher", "learner"], id: str, now: float, expires: float) -> Statement:
    """A new session."""
    teacher, learner = (id, None) if role == "teacher" else (None, id)
    return _begin, {"token": token, "created": now, "expires": expires, "teacher": teacher, "learner": learner}


def end(token: str) -> Statement:
    """Sign one browser out."""
    return _end, {"_token": token}


def end_all(id: str, but: str = "") -> Statement:
    """Sign a teacher or a learner out everywhere, except in session ``but``."""
    return _end_all, {"_who": id, "_but": but}


def sweep(now: float) -> Statement:
    """Throw away what has expired."""
    return _sweep, {"_now": now}


def session(token: str, now: float) -> Callable[[Connection], dict[str, Any] | None]:
    """Query: role, id, name and class of whose session this is."""

    def query(connection: Connection) -> dict[str, Any] | None:
        row = connection.execute(_session, {"_token": token, "_now": now}).mappings().first()
        return dict(row) if row else None

    return query
