"""A look at the database that changes nothing: can it be reached, which version's tables, how many rows."""

import sqlite3
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, func, inspect, select, table
from sqlalchemy.exc import SQLAlchemyError

from app.migrations import known_revisions
from app.operation.masked import place
from app.settings import Settings
from app.storage.address import Address
from app.storage.postgres import connect
from app.storage.unreachable import cannot_use
from judge.errors import OperatorError
from judge.message import Translated
from judge.reason import quoted


@dataclass(frozen=True, slots=True)
class Tables:
    """What was seen. ``rows``: how many in each table; ``skew``: seconds that the database's clock is ahead of ours."""

    known: list[str]
    there: bool = False
    revision: str | None = None
    rows: Mapping[str, int] = field(default_factory=dict)
    bytes: int | None = None
    skew: float | None = None
    error: str = ""

    def told(self, settings: Settings) -> dict[str, Any]:
        """As JSON."""
        return {
            "kind": "sqlite" if isinstance(settings.storage, Path) else "postgresql",
            "place": place(settings),
            "reachable": not self.error,
            "error": self.error or None,
            "made": self.there,
            "revision": self.revision,
            "wanted": self.known[-1],
            "bytes": self.bytes,
            "rows": dict(self.rows),
        }


def look(settings: Settings) -> Tables:
    """The tables as they are. A database that was not made yet has none, which is no error."""
    storage, known = settings.storage, known_revisions()
    if isinstance(storage, Path) and not storage.exists():
        return Tables(known)
    try:
        engine = _reading(storage) if isinstance(storage, Path) else connect(storage, 1)
        try:
            with engine.connect() as connection:
                return _seen(connection, known, storage)
        finally:
            engine.dispose()
    except OperatorError as error:
        return Tables(known, error=Translated(error.message))
    except SQLAlchemyError as error:
        if isinstance(storage, Address):
            return Tables(known, error=Translated(cannot_use(storage, error).message))
        return Tables(known, error=quoted(str(getattr(error, "orig", error)), "database"))


def _seen(connection: Connection, known: list[str], storage: Path | Address) -> Tables:
    names = sorted(inspect(connection).get_table_names())
    rows = {name: connection.scalar(select(func.count()).select_from(table(name))) or 0 for name in names}
    revision = None
    if rows.get("alembic_version"):
        versions = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars()
        revision = ", ".join(sorted(map(str, versions)))
    if isinstance(storage, Path):
        logs = (storage, storage.with_name(f"{storage.name}-wal"))
        size, skew = sum(path.stat().st_size for path in logs if path.exists()), None
    else:
        size = connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one()
        now = connection.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())").scalar_one()
        skew = round(float(now) - time.time(), 3)
    return Tables(known, bool(rows), revision, rows, size, skew)


def _reading(path: Path) -> Engine:
    """For reading alone: whoever looks as another user leaves no files of theirs beside the database."""
    address = f"{path.absolute().as_uri()}?mode=ro"
    return create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True), hide_parameters=True)
