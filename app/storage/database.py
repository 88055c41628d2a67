"""The database: opened, migrated, read by short queries off the event loop, written by one thread."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import anyio.to_thread
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError

from app.i18n import _
from app.storage.folder import own_file
from app.storage.upgrade import bring_up_to_date
from app.storage.writer import Statement, Writer
from judge.errors import OperatorError

T = TypeVar("T")

ROOM = 1 << 20
"""Free bytes that a submission, its verdict and the write-ahead log may need."""


class Database:
    """An open database. ``close`` writes what is waiting."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = Writer(engine)
        self.write = self._writer.write

    @classmethod
    def open(cls, path: Path) -> "Database":
        """Open or create the file at ``path`` and bring its tables up to date."""
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            own_file(path)
            engine = connect(path)
            bring_up_to_date(engine, path)
        except OperatorError:
            raise
        except Exception as error:
            reason = str(error.orig if isinstance(error, DatabaseError) else error)
            raise OperatorError(_("cannot open the database {path}: {error}", path=str(path), error=reason)) from error
        return cls(engine)

    @property
    def alive(self) -> bool:
        """Whether writes are still being taken."""
        return self._writer.alive

    async def writable(self) -> bool:
        """Whether a write reaches the disk, and there is room for more."""
        from app.storage.queries import probe

        try:
            await self.wrote(probe())
            return await anyio.to_thread.run_sync(self._has_room)
        except (DatabaseError, OSError):
            return False

    def _has_room(self) -> bool:
        folder = Path(self._engine.url.database or "").parent
        return shutil.disk_usage(folder).free >= ROOM

    def read_now(self, query: Callable[[Connection], T]) -> T:
        """Run ``query`` in this thread."""
        with self._engine.connect() as connection:
            return query(connection)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run ``query`` in a worker thread."""
        return await anyio.to_thread.run_sync(self.read_now, query)

    async def wrote(self, *statements: Statement) -> None:
        """Write, and wait for the commit. Who is cancelled stops waiting; the writer goes on."""
        await asyncio.shield(asyncio.wrap_future(self.write(*statements)))

    async def forgotten(self) -> None:
        """Fold the write-ahead log into the file, so that what was just deleted is not left in it, either."""
        await anyio.to_thread.run_sync(self.read_now, fold_log)

    def close(self) -> None:
        """Write what is waiting and let go of the file."""
        self._writer.close()
        self._engine.dispose()


def fold_log(connection: Connection) -> None:
    """Only SQLite has one. Where others still read from it, it is left to the next time."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def connect(path: Path) -> Engine:
    """An engine for the SQLite file at ``path``."""
    engine = create_engine(f"sqlite:///{path}", pool_size=8, max_overflow=32)

    @event.listens_for(engine, "connect")
    def configure(connection: Any, _record: object) -> None:
        # WAL: readers never wait for the writer. FULL: what was acknowledged survives a power cut, too. What is deleted
        # is overwritten: a learner's work must not be found in the file afterwards.
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "busy_timeout=10000",
            "foreign_keys=ON",
            "secure_delete=ON",
        ):
            connection.execute(f"PRAGMA {pragma}")

    return engine


__all__ = ["Database", "Statement", "connect"]
