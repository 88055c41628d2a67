"""The statements about drafts. Nothing that was typed is overwritten without a copy.

Who saves says which version the text was based on. Where that is no longer the current one, somebody else (another tab,
another device) saved meanwhile: nothing is changed, and the caller keeps the text as a copy.
"""

import time
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from sqlalchemy import Connection, bindparam, delete, exists, func, insert, or_, select, update

from app.storage.dialect import Statement, upsert
from app.storage.models import Draft, DraftCopy

Reason: TypeAlias = Literal["typed", "reset", "restored", "conflict", "replaced"]

KEPT: dict[Reason, int] = {"typed": 50, "reset": 50, "restored": 50, "conflict": 50, "replaced": 50}
"""How many copies of an exercise are kept, by why they were made; the oldest go first.

``typed``: now and then while typing. ``reset``: before starting over. ``restored``: before an earlier version was
taken up again. ``conflict``: what lost against a text from elsewhere. ``replaced``: before somebody saved who did not
say what the text was based on, such as the form that works without JavaScript.
"""

LARGEST = 2**31 - 1
"""No number of a copy, or of a version, is larger."""

PAUSE = 60.0
"""Seconds between copies while typing. Text that shrinks to less than half is copied at once."""

_key = (Draft.learner == bindparam("_learner"), Draft.problem == bindparam("_problem"))
_same = (DraftCopy.learner == bindparam("_learner"), DraftCopy.problem == bindparam("_problem"))
_columns = ["learner", "problem", "source", "at", "why"]
_newest = select(DraftCopy.source).where(*_same).order_by(DraftCopy.id.desc()).limit(1).scalar_subquery()
_current: Any = select(Draft.learner, Draft.problem, Draft.source, Draft.updated, bindparam("_why")).where(
    *_key, Draft.source != bindparam("_source"), Draft.source.is_distinct_from(_newest)
)
_based = Draft.version == bindparam("_base")
_recent = exists().where(  # none of the future, which a clock that was set back leaves
    *_same, DraftCopy.at > bindparam("_recent"), DraftCopy.at <= bindparam("_updated")
)
_shrinks = func.length(Draft.source) > 2 * func.length(bindparam("_source", type_=Draft.source.type))

_copy = insert(DraftCopy).from_select(_columns, _current)
_copy_if_based = insert(DraftCopy).from_select(_columns, _current.where(_based))
_copy_now_and_then = insert(DraftCopy).from_select(_columns, _current.where(_based, or_(~_recent, _shrinks)))
_add_copy = insert(DraftCopy)
_first = upsert(
    Draft, lambda insert: insert.on_conflict_do_nothing(index_elements=[Draft.learner, Draft.problem])
)  # fmt: skip
_save = (
    update(Draft)
    .where(*_key, _based)
    .values(source=bindparam("_source"), updated=bindparam("_updated"), version=Draft.version + 1)
)
_replace = upsert(
    Draft,
    lambda insert: insert.on_conflict_do_update(
        index_elements=[Draft.learner, Draft.problem],
        set_={"source": insert.excluded.source, "updated": insert.excluded.updated, "version": Draft.version + 1},
        where=Draft.source != insert.excluded.source,
    ),
)
_kept = (
    select(DraftCopy.id)
    .where(*_same, DraftCopy.why == bindparam("_why"))
    .order_by(DraftCopy.id.desc())
    .limit(bindparam("_limit"))
)
_prune = delete(DraftCopy).where(*_same, DraftCopy.why == bindparam("_why"), DraftCopy.id.not_in(_kept))
_of = select(Draft.source, Draft.updated, Draft.version).where(*_key)
_copies = select(DraftCopy.id, DraftCopy.source, DraftCopy.at, DraftCopy.why).where(*_same)


def save(learner: str, problem: str, source: str, base: int, why: Reason = "typed") -> tuple[Statement, ...]:
    """Save a text that was based on version ``base``, 0 where there was no draft; changes no row if that has passed."""
    now, base = time.time(), min(base, LARGEST)
    if base == 0:
        first = {"learner": learner, "problem": problem, "source": source, "updated": now, "version": 1}
        return ((_first, first),)
    values = {
        "_learner": learner, "_problem": problem, "_source": source, "_base": base, "_why": why, "_updated": now,
        "_recent": now - PAUSE,
    }  # fmt: skip
    copy = _copy_now_and_then if why == "typed" else _copy_if_based
    return (copy, values), (_save, values)


def replace(learner: str, problem: str, source: str, why: Reason = "replaced") -> tuple[Statement, ...]:
    """Save a text whatever was there, and keep a copy of that. The same text again makes no new version."""
    values = {"_learner": learner, "_problem": problem, "_source": source, "_why": why}
    row = {"learner": learner, "problem": problem, "source": source, "updated": time.time(), "version": 1}
    return (_copy, values), (_replace, row), *prune(learner, problem, why)


def keep(learner: str, problem: str, source: str, why: Reason = "conflict") -> tuple[Statement, ...]:
    """Keep a copy of a text that does not become the draft."""
    row = {"learner": learner, "problem": problem, "source": source, "at": time.time(), "why": why}
    return (_add_copy, row), *prune(learner, problem, why)


def prune(learner: str, problem: str, why: Reason = "typed") -> tuple[Statement, ...]:
    """Let the oldest copies go."""
    return ((_prune, {"_learner": learner, "_problem": problem, "_why": why, "_limit": KEPT[why]}),)


def draft(learner: str, problem: str) -> Callable[[Connection], tuple[str, float, int] | None]:
    """Query: source, time and version of the last draft."""

    def query(connection: Connection) -> tuple[str, float, int] | None:
        row = connection.execute(_of, {"_learner": learner, "_problem": problem}).first()
        return (row.source, row.updated, row.version) if row else None

    return query


def copies(learner: str, problem: str) -> Callable[[Connection], list[dict[str, Any]]]:
    """Query: all copies, the newest first."""

    def query(connection: Connection) -> list[dict[str, Any]]:
        found = _copies.order_by(DraftCopy.id.desc())
        rows = connection.execute(found, {"_learner": learner, "_problem": problem}).mappings()
        return [dict(row) for row in rows]

    return query


def copy(learner: str, problem: str, id: int) -> Callable[[Connection], dict[str, Any] | None]:
    """Query: one copy."""

    def query(connection: Connection) -> dict[str, Any] | None:
        if not 0 < id <= LARGEST:
            return None
        found = _copies.where(DraftCopy.id == id)
        row = connection.execute(found, {"_learner": learner, "_problem": problem}).mappings().first()
        return dict(row) if row else None

    return query


def copy_of(learner: str, problem: str, source: str) -> Callable[[Connection], int | None]:
    """Query: the newest copy with this very text."""

    def query(connection: Connection) -> int | None:
        found = select(func.max(DraftCopy.id)).where(*_same, DraftCopy.source == source)
        return connection.execute(found, {"_learner": learner, "_problem": problem}).scalar()

    return query
