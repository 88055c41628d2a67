"""A copy of the database before a new version changes its tables: the way back, should the new version disappoint."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

KEPT = 3


def back_up(path: Path, revision: str) -> Path:
    """Copy the SQLite file at ``path`` to ``<path>.before-<revision>``, all of it or nothing; older copies go."""
    copy = backup(path, revision)
    copy_file(path, copy)
    for old in backups(path)[KEPT:]:
        old.unlink(missing_ok=True)
    return copy


def copy_file(path: Path, copy: Path) -> None:
    """Copy the SQLite file at ``path``, as it is at one moment, all of it or nothing. Others may write meanwhile.

    What still waits in the write-ahead log is copied, too. ``copy`` has the same rights as the file.
    """
    half = copy.with_name(f"{copy.name}.part")
    half.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(half)) as target:
            half.chmod(path.stat().st_mode & 0o777)
            source.backup(target)
        _on_disk(half)
        half.replace(copy)
        _on_disk(copy.parent)
    except BaseException:
        half.unlink(missing_ok=True)
        raise


def backup(path: Path, revision: str) -> Path:
    """Where the copy lies that was made before the tables became those of ``revision``."""
    return path.with_name(f"{path.name}.before-{revision}")


def backups(path: Path) -> list[Path]:
    """The copies there are, the newest first."""
    return sorted(path.parent.glob(f"{path.name}.before-*"), key=lambda copy: copy.stat().st_mtime_ns, reverse=True)


def _on_disk(path: Path) -> None:
    """Wait until ``path``, a file or a folder, would survive a power cut."""
    if os.name == "nt" and path.is_dir():
        return
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
