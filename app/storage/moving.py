"""From one machine to many: everything that a SQLite file holds is copied into an empty PostgreSQL database.

All of it or nothing: it is one transaction, and before it is committed every row is read back and compared. Where the
rows come from, and that they are fit to be moved: see ``origin``.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any

import structlog
from sqlalchemy import Connection, Table, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from app.i18n import _
from app.storage import postgres
from app.storage.address import Address
from app.storage.fitting import unreadable
from app.storage.models import Base
from app.storage.origin import Origin
from app.storage.process_models import ProcessRow, Receipt
from app.storage.unreachable import cannot_use
from judge.errors import OperatorError
from judge.reason import quoted

log = structlog.get_logger("storage")

BATCH, ROOM = 500, 4 << 20
ALL_BITS = (1 << 256) - 1


def tables() -> list[Table]:
    """The tables that are copied, each after those it refers to. Running processes are nothing to take along."""
    theirs = (ProcessRow.__table__, Receipt.__table__)
    return [table for table in Base.metadata.sorted_tables if table not in theirs]


def move(origin: Origin, address: Address) -> dict[str, int]:
    """Copy what ``origin`` holds to ``address``; the number of rows by table."""
    target = postgres.Server(address)
    try:
        with target.writing.connect() as rows, rows.begin():
            found = _copy(origin, rows, address)
    except DBAPIError as error:
        raise cannot_use(address, error) from error
    finally:
        target.close()
    log.info("everything was copied to PostgreSQL", rows=sum(found.values()))
    return found


def _copy(origin: Origin, target: Connection, address: Address) -> dict[str, int]:
    names = ", ".join(table.name for table in tables())
    target.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))  # a server that runs there writes nothing meanwhile
    _need_empty(target, address)
    found = {}
    for table in tables():
        rows = _Seen(_rows(origin.rows, table))
        try:
            for some in _batches(rows):
                target.execute(insert(table), some)
        except DBAPIError as error:
            raise _does_not_fit(origin, table, error) from error
        back = _Seen(_rows(target, table))
        for _row in back:
            pass
        if (back.number, back.sum) != (rows.number, rows.sum):
            raise OperatorError(
                _("The table {table} reads otherwise than it was written; nothing was copied.", table=table.name)
            )
        found[table.name] = rows.number
        _count_on(target, table)
    return found


def _batches(rows: Iterable[Any]) -> Iterator[list[dict[str, Any]]]:
    """A few at a time; of long texts, only as many as have room in memory."""
    some: list[dict[str, Any]] = []
    size = 0
    for row in rows:
        some.append(dict(row))
        size += sum(len(value) for value in row.values() if isinstance(value, str))
        if len(some) >= BATCH or size >= ROOM:
            yield some
            some, size = [], 0
    if some:
        yield some


def _does_not_fit(origin: Origin, table: Table, error: DBAPIError) -> Exception:
    """Which of the two databases minds, and why; where neither minds the rows, the error as it was."""
    if isinstance(error.orig, sqlite3.Error):
        return unreadable(origin.path, table, error)
    if not str(getattr(error.orig, "sqlstate", None)).startswith(("22", "23", "54")):
        return error
    reason = quoted(str(error.orig).strip().splitlines()[0].rstrip("."), "database")
    return OperatorError(
        _("What {path} holds does not fit into the table {table}: {reason}. Nothing was copied.",
          path=str(origin.path), table=table.name, reason=reason)
    )  # fmt: skip


def _need_empty(target: Connection, address: Address) -> None:
    full = {table.name: target.execute(select(func.count()).select_from(table)).scalar_one() for table in tables()}
    full["drafts"] -= target.execute(_probes).scalar_one()
    if any(full.values()):
        held = ", ".join(f"{name}: {number}" for name, number in full.items() if number)
        raise OperatorError(
            _(
                "The database {place} is not empty ({held}). Nothing was copied: two classes cannot be put together. "
                "Copy into a new database.",
                place=str(address),
                held=held,
            )
        )
    target.execute(_forget_probes)


_probes = text("SELECT count(*) FROM drafts WHERE learner = '' AND problem = ''")
_forget_probes = text("DELETE FROM drafts WHERE learner = '' AND problem = ''")
"""What a server leaves that was asked whether it is ready."""


def _rows(connection: Connection, table: Table) -> Iterable[Any]:
    return connection.execute(select(*table.columns).execution_options(yield_per=BATCH // 10)).mappings()


class _Seen:
    """Rows that pass by, counted, and summed up in a way that does not depend on their order."""

    def __init__(self, rows: Iterable[Any]) -> None:
        self._rows = rows
        self.number = self.sum = 0

    def __iter__(self) -> Iterator[Any]:
        for row in self._rows:
            self.number += 1
            self.sum = self.sum + int.from_bytes(sha256(repr(tuple(row.values())).encode()).digest()) & ALL_BITS
            yield row


def _count_on(target: Connection, table: Table) -> None:
    """Numbers that the database gives go on after the last one."""
    column = table.autoincrement_column
    if column is not None and table.primary_key.columns.values() == [column]:
        last = select(func.max(column)).scalar_subquery()
        serial = func.pg_get_serial_sequence(table.name, column.name)
        target.execute(select(func.setval(serial, func.coalesce(last, 1), last.is_not(None))))
