"""The database: opened, migrated, read by short queries off the event loop, written by one thread of this process."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import anyio.to_thread
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree

from app.storage.dialect import Statement, Store, needed, open_store
from app.storage.sqlite import connect
from app.storage.transactions import Unsure
from app.storage.writer import Writer

if TYPE_CHECKING:
    from app.storage.address import Address

T = TypeVar("T")

_account = text(
    """
    WITH learner AS (UPDATE learners SET created = created WHERE id = :key RETURNING id),
         teacher AS (UPDATE teachers SET created = created WHERE id = :key RETURNING id)
    SELECT id FROM learner UNION ALL SELECT id FROM teacher
    """
)


CLOSING_SECONDS = 5.0
"""So long a close waits for queries that still run."""


class Database:
    """An open database. ``close`` writes what is waiting."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._writer = Writer(store)
        self.write = self._writer.write
        self._reading, self._rests = 0, threading.Condition()

    @classmethod
    def open(cls, place: "Path | Address") -> "Database":
        """Open the SQLite file at a path, made where it is missing, or the database on a PostgreSQL server.

        Its tables are brought up to date.
        """
        return cls(open_store(place))

    @property
    def shared(self) -> bool:
        """Whether other processes, on this machine or another, may write here, too."""
        return self._store.shared

    @property
    def alive(self) -> bool:
        """Whether writes are still being taken."""
        return self._writer.alive

    async def writable(self) -> bool:
        """Whether a write reaches the disk, and there is room for more."""
        from app.storage.queries import probe

        try:
            await self.wrote(probe())
            return await anyio.to_thread.run_sync(self._store.has_room)
        except (DBAPIError, NoneFree, Unsure, OSError):
            return False

    def of(self, key: str) -> tuple[Statement, ...]:
        """Whose it is, as a condition of writing something under ``key``.

        Another server may delete that account at the same moment; nothing of it must be left behind. Where there is
        one server, it has ended the account's sessions by then.
        """
        return (needed((_account, {"key": key})),) if self.shared and key else ()

    def read_now(self, query: Callable[[Connection], T]) -> T:
        """Run ``query`` in this thread; once more where a connection turns out to be lost."""
        try:
            return self._read(query)
        except DBAPIError as error:
            if not self._store.reads_again(error):
                raise
        return self._read(query)

    def _read(self, query: Callable[[Connection], T]) -> T:
        with self._rests:
            self._reading += 1
        try:
            with self._store.reading.connect() as connection:
                return query(connection)
        finally:
            with self._rests:
                self._reading -= 1
                self._rests.notify_all()

    def read_long(self, query: Callable[[Connection], T]) -> T:
        """Run ``query``, which takes rows a few at a time, in this thread: all of it as of one moment, and once."""
        with self._store.long.connect() as connection:
            return query(connection)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run ``query`` in a worker thread."""
        return await anyio.to_thread.run_sync(self.read_now, query)

    async def wrote(self, *statements: Statement) -> None:
        """Write, and wait for the commit. Who is cancelled stops waiting; the writer goes on."""
        await asyncio.shield(asyncio.wrap_future(self.write(*statements)))

    async def forgotten(self) -> None:
        """What was just deleted shall not be left anywhere else, either."""
        await anyio.to_thread.run_sync(self._store.forget)

    def close(self) -> None:
        """Write what is waiting and let go of the file or the connections."""
        self._writer.close()
        with self._rests:  # who asked may have stopped waiting, but its thread still has a connection
            self._rests.wait_for(lambda: not self._reading, CLOSING_SECONDS)
        self._store.close()


__all__ = ["Database", "Statement", "connect"]
