"""Everything that is kept under learners' keys: counted, read, and deleted for good.

Every table with a column ``learner`` belongs to this, also one that is added later.
"""

from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import Connection, Table, bindparam, delete, func, select

from app.storage.class_models import Learner, Session
from app.storage.models import Base, SubmissionRow
from app.storage.writer import Statement

S = SubmissionRow

_of_class = select(Learner.id).where(Learner.class_id == bindparam("_class"))
_submissions = (
    select(S.id, S.learner, S.problem, S.problem_version, S.mode, S.source, S.created, S.finished, S.verdict, S.outcome)
    .where(S.learner == bindparam("_learner"))
    .order_by(S.created)
)


def tables() -> list[Table]:
    """The tables with a column ``learner``, sessions excepted: those say who is signed in, not what was done."""
    found = [table for table in Base.metadata.sorted_tables if "learner" in table.c]
    return [table for table in found if table is not Session.__table__]


def wipe(learner: str) -> list[Statement]:
    """Delete all that is kept under one key."""
    return [
        (delete(table).where(table.c.learner == bindparam("_learner")), {"_learner": learner}) for table in tables()
    ]


def wipe_class(class_id: str) -> list[Statement]:
    """Delete all that is kept under the keys of a class's learners."""
    return [(delete(table).where(table.c.learner.in_(_of_class)), {"_class": class_id}) for table in tables()]


def counts(learner: str) -> Callable[[Connection], dict[str, int]]:
    """Query: how many rows of each table are kept under one key."""

    def query(connection: Connection) -> dict[str, int]:
        return {
            table.name: connection.execute(
                select(func.count()).select_from(table).where(table.c.learner == learner)
            ).scalar_one()
            for table in tables()
        }

    return query


def counts_of_class(class_id: str) -> Callable[[Connection], dict[str, int]]:
    """Query: how many rows of each table are kept for a class."""

    def query(connection: Connection) -> dict[str, int]:
        return {
            table.name: connection.execute(
                select(func.count()).select_from(table).where(table.c.learner.in_(_of_class)), {"_class": class_id}
            ).scalar_one()
            for table in tables()
        }

    return query


def others(learner: str) -> Callable[[Connection], dict[str, list[dict[str, Any]]]]:
    """Query: all that is kept under one key but submissions, by table."""

    def query(connection: Connection) -> dict[str, list[dict[str, Any]]]:
        found = {}
        for table in tables():
            if table is not S.__table__:
                columns = [column for column in table.c if column.name != "learner"]
                rows = connection.execute(select(*columns).where(table.c.learner == learner)).mappings()
                found[table.name] = [dict(row) for row in rows]
        return found

    return query


def each_submission(connection: Connection, learner: str) -> Iterator[dict[str, Any]]:
    """Submissions of one key, oldest first, a few at a time: there may be many."""
    rows = connection.execution_options(yield_per=100).execute(_submissions, {"_learner": learner})
    for row in rows.mappings():
        yield dict(row)
