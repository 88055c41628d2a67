"""Where a move begins: a SQLite file that may be of any age, and may have been in anybody's hands.

It is only read. What is moved comes from a copy of it: whole, of rope-judge, with the tables of this version and
nothing but tables, and with no value in it that PostgreSQL would not take. Whatever is wrong is said before anything
is written there, with the row that it is about.
"""

import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from sqlalchemy import Connection, Table

from app.i18n import _
from app.storage import sqlite
from app.storage.files import FILE
from app.storage.fitting import need_fitting
from app.storage.models import Base
from judge.errors import OperatorError
from judge.message import Message, Param, Translated
from judge.reason import quoted, reason

VERSION = "alembic_version"
PATIENCE = 5.0
"""Seconds in which another program may let go of the file."""
SHORTEN = 120
_VIRTUAL = "CREATE VIRTUAL"


@dataclass(frozen=True, slots=True)
class Origin:
    """A file's copy, open for reading. ``strangers``: tables and views in it that are none of rope-judge's."""

    path: Path
    rows: Connection
    strangers: tuple[str, ...]


@contextmanager
def origin(path: Path, tables: Iterable[Table]) -> Iterator[Origin]:
    """The file at ``path``, ready to be moved. ``tables``: those of which every row is looked at."""
    try:
        folder = tempfile.TemporaryDirectory(prefix="rope-judge-", dir=path.parent, ignore_cleanup_errors=True)
    except OSError as error:
        raise OperatorError(_cannot_copy(path, reason(error))) from error
    with folder as name:
        copy = Path(name) / FILE
        _copy(path, copy)
        strangers = _tables_alone(path, copy)
        source = _this_version(path, copy)
        try:
            with source.reading.connect() as rows:
                for table in tables:
                    need_fitting(path, rows, table)
                yield Origin(path, rows, strangers)
        finally:
            source.close()


def _copy(path: Path, copy: Path) -> None:
    """As it is at one moment, with what waits in the log beside it; then every page of the copy is looked at."""
    with (
        _told(path),
        closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)) as old,
        closing(sqlite3.connect(copy)) as new,
    ):
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()  # from here on, copying waits for nobody
        if path.stat().st_size % old.execute("PRAGMA page_size").fetchone()[0]:
            raise sqlite3.DatabaseError(_("its last page is not whole"))  # SQLite would fill it up, and say nothing
        old.backup(new)
        new.execute("PRAGMA trusted_schema=OFF")
        sound = new.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if sound != "ok":
            raise sqlite3.DatabaseError(sound)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """What SQLite minds about the file, as the operator is told; what it quotes of the file stays unsaid."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorname", "").startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            text = _("{path} is in use by another program. Stop it, then try again.", path=str(path))
            raise OperatorError(text) from error
        why = quoted(str(error).partition(" with text ")[0][:SHORTEN], "database")
        raise OperatorError(_cannot_copy(path, why)) from error
    except sqlite3.DatabaseError as error:
        ours = error.args[0] if isinstance(error.args[0], Message) else None
        why = Translated(ours) if ours else quoted(str(error)[:SHORTEN], "database")
        raise OperatorError(
            _("{path} is damaged: {reason}. Nothing was copied. Take a backup (rope-judge backup) that is whole.",
              path=str(path), reason=why)
        ) from error  # fmt: skip


def _tables_alone(path: Path, copy: Path) -> tuple[str, ...]:
    """Take out of the copy what acts by itself, or refers to what may not be there as another program's table may, and
    refuse what only looks like a table; the names of strangers."""
    ours = {*Base.metadata.tables, VERSION}
    with _told(path), closing(sqlite3.connect(copy)) as connection:
        found = [
            (kind, name, sql)
            for kind, name, sql in connection.execute("SELECT type, name, sql FROM sqlite_master").fetchall()
            if not _its_own(kind, name)
        ]
        tables = {
            name.lower() for kind, name, sql in found if kind == "table" and not str(sql).upper().startswith(_VIRTUAL)
        }
        if fakes := {name.lower() for kind, name, _sql in found if kind in ("table", "view")} & ours - tables:
            raise OperatorError(
                _("{name} in {path} is not a plain table. Nothing was copied.", name=min(fakes), path=str(path))
            )
        if not tables & ours:
            raise OperatorError(_("{path} is no database of rope-judge.", path=str(path)))
        for kind, name, _sql in found:
            quoted = '"' + name.replace('"', '""') + '"'
            refers = kind == "table" and connection.execute(f"PRAGMA foreign_key_list({quoted})").fetchone()
            if kind in ("trigger", "view") or (refers and name.lower() not in ours):
                connection.execute(f"DROP {kind} IF EXISTS {quoted}")
        connection.commit()
        astray = connection.execute("PRAGMA foreign_key_check").fetchall()
    if astray:
        table, row, parent, _number = astray[0]
        what: dict[str, Param] = {
            "number": len(astray),
            "path": str(path),
            "row": row,
            "table": table,
            "parent": parent,
        }
        if len(astray) == 1:
            raise OperatorError(
                _(
                    "In {path}, row {row} of {table} refers to one of {parent} that is not there. Nothing was copied. "
                    "Delete such a row, or bring back what it refers to.",
                    **what,
                )
            )
        raise OperatorError(
            _(
                "{number} rows of {path} refer to others that are not there; the first is row {row} of {table}, which "
                "refers to {parent}. Nothing was copied. Delete such rows, or bring back what they refer to.",
                **what,
            )
        )
    return tuple(sorted(name for kind, name, _sql in found if kind in ("table", "view") and name.lower() not in ours))


def _its_own(kind: object, name: object) -> bool:
    """Whether SQLite made it for itself. It makes neither triggers nor views, and names everything by a text."""
    if not isinstance(name, str) or not isinstance(kind, str):
        raise sqlite3.DatabaseError(_("a name in it is no text"))
    if not name.lower().startswith("sqlite_"):
        return False
    if kind in ("trigger", "view"):
        raise sqlite3.DatabaseError(_("a trigger or view has a name of SQLite's own"))
    return True


def _this_version(path: Path, copy: Path) -> sqlite.File:
    """The copy with the tables of this version. What is said about it, is said about the file."""
    try:
        source = sqlite.File(copy)
    except OperatorError as error:
        told = {
            name: value.replace(str(copy), str(path)) if isinstance(value, str) and str(copy) in value else value
            for name, value in error.message.params.items()
        }
        raise OperatorError(replace(error.message, params=told)) from error
    return source


def _cannot_copy(path: Path, why: str) -> Message:
    return _("{path} cannot be copied: {reason}.", path=str(path), reason=why)
