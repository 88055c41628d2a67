"""From one machine to many: everything that a SQLite file holds is copied into an empty PostgreSQL database.

All of it or nothing: it is one transaction, and before it is committed every row is read back and compared. The file
itself is only read; what is copied is brought to this version's tables first, in a copy of the file.
"""

import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import Connection, Table, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from app.i18n import _
from app.storage import postgres, sqlite
from app.storage.address import Address
from app.storage.files import FILE
from app.storage.models import Base
from app.storage.process_models import ProcessRow, Receipt
from app.storage.unreachable import cannot_use
from judge.errors import OperatorError

log = structlog.get_logger("storage")

BATCH = 500
ALL_BITS = (1 << 256) - 1


def tables() -> list[Table]:
    """The tables that are copied, each after those it refers to. Running processes are nothing to take along."""
    theirs = (ProcessRow.__table__, Receipt.__table__)
    return [table for table in Base.metadata.sorted_tables if table not in theirs]


def move(path: Path, address: Address) -> dict[str, int]:
    """Copy the file at ``path`` to ``address``; the number of rows by table."""
    with tempfile.TemporaryDirectory(prefix="rope-judge-", dir=path.parent) as folder:
        copy = Path(folder) / FILE
        with closing(sqlite3.connect(path)) as old, closing(sqlite3.connect(copy)) as new:
            old.backup(new)
        source, target = sqlite.File(copy), postgres.Server(address)
        try:
            with source.reading.connect() as old_rows, target.writing.connect() as new_rows, new_rows.begin():
                found = _copy(old_rows, new_rows, address)
        except DBAPIError as error:
            raise cannot_use(address, error) from error
        finally:
            source.close()
            target.close()
    log.info("everything was copied to PostgreSQL", rows=sum(found.values()))
    return found


def _copy(source: Connection, target: Connection, address: Address) -> dict[str, int]:
    names = ", ".join(table.name for table in tables())
    target.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))  # a server that runs there writes nothing meanwhile
    _need_empty(target, address)
    found = {}
    for table in tables():
        rows = _Seen(_rows(source, table))
        left = iter(rows)
        while some := list(islice(left, BATCH)):
            target.execute(insert(table), [dict(row) for row in some])
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
    return connection.execute(select(*table.columns).execution_options(yield_per=BATCH)).mappings()


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
