"""One thread that writes: what arrives while a transaction is on its way to the disk shares the next one.

SQLite has a single writer anyway; giving it one thread removes lock waits, keeps the event loop free, and turns many
small commits into few. On PostgreSQL every process has one such thread. A write is acknowledged, through its future,
only after the commit.
"""

import queue
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby

from sqlalchemy import Connection, Insert
from sqlalchemy.sql import Executable

from app.storage.dialect import Needed, NothingChanged, PerDialect, Statement, Store
from app.storage.transactions import Transactions

GROUP = 256  # writes in one transaction at most, so that the first of them does not wait for ever


@dataclass(slots=True)
class Write:
    """Statements that become true together, and the promise to say when."""

    statements: Sequence[Statement]
    done: Future[int] = field(default_factory=Future)


class Writer:
    """The writing thread."""

    def __init__(self, store: Store) -> None:
        self._transactions = Transactions(store)
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="storage-writer", daemon=True)
        self._thread.start()

    @property
    def alive(self) -> bool:
        """Whether writes are still being taken."""
        return self._thread.is_alive()

    def write(self, *statements: Statement) -> Future[int]:
        """Write ``statements`` in this order, all or none; after the commit the future says how many rows changed."""
        job = Write(statements)
        self._queue.put(job)
        return job.done

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        try:
            while (group := self._next_group()) is not None:
                self._write(group)
        finally:
            self._transactions.close()

    def _next_group(self) -> list[Write] | None:
        """Wait for a write and take those behind it along; None when closed."""
        first = self._queue.get()
        if first is None:
            return None
        group = [first]
        while len(group) < GROUP:
            try:
                following = self._queue.get_nowait()
            except queue.Empty:
                break
            if following is None:
                self._queue.put(None)
                break
            group.append(following)
        return group

    def _write(self, group: list[Write]) -> None:
        try:
            changed = self._transactions.run(partial(_execute_group, group), alone=len(group) == 1)
        except Exception as error:  # whatever it is belongs to whoever asked for the write
            self._failed(group, error)
        else:
            for job, rows in zip(group, changed, strict=True):
                job.done.set_result(rows)

    def _failed(self, group: list[Write], error: Exception) -> None:
        """One bad write must not take its neighbours along; where nothing can be written, they share its fate."""
        if len(group) == 1 or self._transactions.is_lost(error):
            for job in group:
                job.done.set_exception(error)
        else:
            for job in group:
                self._write([job])


def _execute_group(group: list[Write], connection: Connection) -> list[int]:
    return [rows for some in _alike(group) for rows in _execute_all(connection, some)]


def _alike(group: list[Write]) -> Iterator[list[Write]]:
    """``group`` in its order, cut where the next one does not add a row by the same statement as the one before it."""
    for _statement, some in groupby(group, key=_adds):
        yield list(some)


def _adds(job: Write) -> object:
    """What tells which statement a write adds its one row by; of a write that does anything else, its own number."""
    if len(job.statements) == 1:
        statement, values = job.statements[0]
        if type(statement) is Insert:  # a plain one: no other changes no row where it finds one
            return id(statement), frozenset(values)
    return id(job)


def _execute_all(connection: Connection, some: list[Write]) -> list[int]:
    """Many rows by one statement cost a fraction of what they cost one by one: a class that hands in at once."""
    if len(some) == 1:
        return [_execute(connection, some[0])]
    connection.execute(_form(connection, some[0].statements[0][0]), [dict(job.statements[0][1]) for job in some])
    return [1] * len(some)


def _execute(connection: Connection, job: Write) -> int:
    changed = 0
    for statement, values in job.statements:
        rows = connection.execute(_form(connection, statement), values).rowcount
        if rows == 0 and isinstance(statement, Needed):
            raise NothingChanged
        changed += rows
    return changed


def _form(connection: Connection, statement: Executable | PerDialect | Needed) -> Executable:
    plain = statement.statement if isinstance(statement, Needed) else statement
    return plain.form(connection.dialect) if isinstance(plain, PerDialect) else plain


__all__ = ["Statement", "Write", "Writer"]
