"""Copies of everything: made while the server writes, put back into a place where nothing is.

On SQLite a copy is a file like the server's own. On PostgreSQL it is what ``pg_dump`` makes; see ``dumps``.
"""

import sqlite3
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from app.i18n import _
from app.operation import dumps
from app.settings import Settings
from app.storage.backup import copy_file
from app.storage.folder import own_folder, unusable
from app.storage.lock import locked
from judge.errors import OperatorError
from judge.reason import quoted, reason

FOLDER = "backups"


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy that was made or put back: its file, the tables' revision, how many rows each table has."""

    path: Path
    revision: str | None
    rows: Mapping[str, int]

    @property
    def total(self) -> int:
        """All rows."""
        return sum(self.rows.values())


def back_up(settings: Settings, out: Path | None = None) -> Copy:
    """Copy everything to ``out``, by default to a new file in the folder ``backups`` of the data folder."""
    storage = settings.storage
    if not isinstance(storage, Path):
        path = _target(settings, out, ".dump")
        dumps.dump(storage, path)
        return Copy(path, *dumps.contents(storage))
    if not storage.is_file():
        raise OperatorError(_("There is no database at {path} to copy.", path=str(storage)))
    path = _target(settings, out, ".sqlite3")
    try:
        copy_file(storage, path)
    except (OSError, sqlite3.Error) as error:
        raise OperatorError(_("{path} cannot be written: {reason}.", path=str(path), reason=reason(error))) from error
    return examined(path)


def restore(settings: Settings, copy: Path, *, replace: bool = False) -> Copy:
    """Put ``copy`` where the server keeps everything. What is there already is kept beside it, if ``replace``."""
    storage = settings.storage
    if not isinstance(storage, Path):
        dumps.need_empty(storage, copy)
        checked_revision(copy, dumps.revisions_in(storage, copy))
        dumps.put_back(storage, copy)
        return Copy(copy, *dumps.contents(storage))
    found = examined(copy)
    with locked(settings.data):
        if storage.exists() and storage.stat().st_size:
            if not replace:
                raise OperatorError(
                    _(
                        "There is a database at {path} already, and nothing was changed. Choose another folder with "
                        "--data; or add --replace: the copy takes its place, and it is kept beside it.",
                        path=str(storage),
                    )
                )
            _set_aside(storage)
        try:
            copy_file(copy, storage)
        except (OSError, sqlite3.Error) as error:
            raise OperatorError(
                _("{path} cannot be written: {reason}.", path=str(storage), reason=reason(error))
            ) from error
    return found


def examined(path: Path) -> Copy:
    """What is in the copy at ``path``; an operator's error where it is none, is damaged, or is of a newer version."""
    if not path.is_file():
        raise OperatorError(_("There is no file {path}.", path=str(path)))
    try:
        with closing(sqlite3.connect(path)) as connection:
            sound = connection.execute("PRAGMA quick_check").fetchone()[0]
            if sound != "ok":
                raise sqlite3.DatabaseError(sound)
            tables = connection.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
            ).fetchall()
            rows = {name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for (name,) in tables}
            version = "alembic_version" in rows
            found = connection.execute("SELECT version_num FROM alembic_version").fetchall() if version else []
    except sqlite3.Error as error:
        raise OperatorError(
            _("{path} is no copy of rope-judge's database, or it is damaged: {reason}.", path=str(path),
              reason=quoted(str(error), "database"))
        ) from error  # fmt: skip
    return Copy(path, checked_revision(path, [one for (one,) in found]), rows)


def checked_revision(path: Path, found: Sequence[object]) -> str:
    """The revision that the copy at ``path`` says its tables are at, where this version can take it in."""
    from app.migrations import is_newer, known_revisions

    revision, known = ", ".join(map(str, found)), known_revisions()
    if revision in known:
        return revision
    if is_newer(revision):
        raise OperatorError(
            _(
                "The copy {path} belongs to a newer version of rope-judge: its tables are at {found}, and this "
                "version knows them up to {wanted}. Restore it with that version.",
                path=str(path), found=revision, wanted=known[-1],
            )
        )  # fmt: skip
    raise OperatorError(
        _(
            "{path} is no copy of rope-judge's database, or it is damaged: it does not say at which revision its "
            "tables are ({found}). Nothing was changed. Restore another copy.",
            path=str(path), found=revision or "–",
        )
    )  # fmt: skip


def _target(settings: Settings, out: Path | None, suffix: str) -> Path:
    path = out or settings.data / FOLDER / f"rope-judge-{stamp()}{suffix}"
    if path.exists():
        raise OperatorError(_("{path} exists already; a backup never overwrites anything.", path=str(path)))
    try:
        if out is None:
            own_folder(settings.data)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(path.parent, error) from error
    return path


def _set_aside(path: Path) -> None:
    """Out of the way, whole: what waits in the log is folded in first."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    path.rename(path.with_name(f"{path.name}.replaced-{stamp()}"))
    for log in ("-wal", "-shm"):
        path.with_name(path.name + log).unlink(missing_ok=True)


def stamp() -> str:
    """Now, as file names say it."""
    return time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
