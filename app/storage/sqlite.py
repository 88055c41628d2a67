"""SQLite: one file in the data folder, WAL, one process that writes."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError

from app.i18n import _
from app.storage.dialect import Fault
from app.storage.folder import own_file
from app.storage.upgrade import bring_up_to_date
from judge.errors import OperatorError
from judge.reason import quoted, reason

ROOM = 1 << 20
"""Free bytes that a submission, its verdict and the write-ahead log may need."""

# WAL: readers never wait for the writer. FULL: what was acknowledged survives a power cut, too. What is deleted is
# overwritten: a learner's work must not be found in the file afterwards.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", "secure_delete=ON")


class File:
    """The file at ``path``, made where it is missing, with the tables of this version."""

    def __init__(self, path: Path) -> None:
        self.shared = False
        self._folder = path.parent
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            own_file(path)
            self.reading = self.long = self.writing = connect(path)
            bring_up_to_date(self.writing, path)
        except OperatorError:
            raise
        except Exception as error:
            why = quoted(str(error.orig), "database") if isinstance(error, DatabaseError) else reason(error)
            raise OperatorError(_("cannot open the database {path}: {error}", path=str(path), error=why)) from error

    def has_room(self) -> bool:
        """Whether the disk has room for more."""
        return shutil.disk_usage(self._folder).free >= ROOM

    def forget(self) -> None:
        """Fold the write-ahead log into the file, so that what was just deleted is not left in it, either.

        Where others still read from it, it is left to the next time.
        """
        with self.reading.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def reads_again(self, _error: Exception) -> bool:
        """A file does not come and go."""
        return False

    def mark(self, _connection: Connection) -> None:
        """Nobody stands between us and the file: how a transaction ended is always heard."""
        return

    def fault(self, _error: Exception) -> Fault:
        """There is one writer, so nobody to clash with and no connection to lose."""
        return Fault.ITS_OWN

    def ended(self, _connection: Connection, _mark: str) -> bool | None:
        """Never asked."""
        return None

    def close(self) -> None:
        """Let go of the file."""
        self.reading.dispose()


def connect(path: Path) -> Engine:
    """An engine for the SQLite file at ``path``."""
    engine = create_engine(f"sqlite:///{path}", pool_size=8, max_overflow=32, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def configure(connection: Any, _record: object) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    return engine


@contextmanager
def in_one_piece(connection: Connection) -> Iterator[None]:
    """One transaction around every step of a migration.

    SQLite can do that, but its driver begins none for a change of tables, so it is begun by hand. Its foreign keys
    are off meanwhile, and checked at the end: where a table can only be changed by making it anew, dropping the old
    one would delete what refers to it.
    """
    driver = connection.connection.driver_connection
    assert driver is not None
    level, driver.isolation_level = driver.isolation_level, None
    driver.execute("PRAGMA foreign_keys=OFF")
    try:
        with connection.begin():
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield
            if astray := connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall():
                raise RuntimeError(f"rows that refer to nothing: {astray[:5]}")
    finally:
        driver.execute("PRAGMA foreign_keys=ON")
        driver.isolation_level = level
