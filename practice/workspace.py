"""The learner's own files: one per exercise, never overwritten without a backup."""

import io
import os
import stat
import sys
import tempfile
import tokenize
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from judge.again import answer_file
from judge.errors import LearnerError
from judge.message import _
from judge.reason import reason

if TYPE_CHECKING:
    from judge.problem import Problem

DEFAULT = Path(__file__).resolve().parent / "workspace"
LONGEST_SOURCE = 68 << 10
"""Bytes; a little more than what is judged, so that the judge says how long a source is that just misses."""


@dataclass(frozen=True)
class Workspace:
    """A folder of answers; ``ROPE_JUDGE_WORKSPACE`` names another than ``practice/workspace``."""

    folder: Path

    @classmethod
    def of_environment(cls) -> "Workspace":
        named = os.environ.get("ROPE_JUDGE_WORKSPACE")
        return cls(Path(named).expanduser() if named else DEFAULT)

    def file(self, problem: "Problem") -> Path:
        """Where the answer to ``problem`` lies, whether or not it has been started."""
        return self.folder / answer_file(problem)

    def start(self, problem: "Problem", content: Callable[[], str]) -> bool:
        """Write the file to begin with, if there is none. True if it was written."""
        path = self.file(problem)
        if path.exists():
            return False
        write(path, content())
        return True

    def reset(self, problem: "Problem", content: Callable[[], str]) -> Path | None:
        """Begin anew. The present file, if any, is moved away; returns where to."""
        path = self.file(problem)
        backup = self._set_aside(path) if path.exists() else None
        write(path, content())
        return backup

    def _set_aside(self, path: Path) -> Path:
        folder = self.folder / "backups"
        make_folder(folder)
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
        for n in range(1000):
            backup = folder / f"{path.stem}.{stamp}{f'-{n}' if n else ''}{path.suffix}"
            if not backup.exists():
                return _moved(path, backup)
        raise LearnerError(_("no free name for a backup in {folder}", folder=str(folder)))


def make_folder(path: Path) -> None:
    """Make the folder ``path``, if there is none."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(path, error) from error


def _moved(path: Path, to: Path) -> Path:
    try:
        return path.rename(to)
    except OSError as error:
        raise cannot_write(to, error) from error


def cannot_write(path: Path, error: OSError) -> LearnerError:
    """What ``error`` means to whoever owns ``path``."""
    return LearnerError(_("cannot write {path}: {reason}", path=str(path), reason=reason(error)))


def write(path: Path, content: str) -> None:
    """Replace ``path`` in one step: a reader, or a crash, sees the old content or the new one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(name, 0o666 & ~_umask())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise cannot_write(path, error) from error


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


def read_source(path: Path) -> str:
    """A submission as text; raises LearnerError for what is no file, or far longer than what is judged."""
    try:
        return decoded(read_file(path, LONGEST_SOURCE))
    except OSError as error:
        raise LearnerError(_("cannot read {path}: {reason}", path=str(path), reason=reason(error))) from error


def read_file(path: Path, most: int) -> bytes:
    """The content of a file. Raises LearnerError for a pipe or a device, which may never end, and beyond ``most``."""
    # without waiting: a pipe that nobody writes to would not even open
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise LearnerError(_("{path} is no regular file", path=str(path)))
        data = file.read(most + 1)
    if len(data) > most:
        raise LearnerError(_("{path} is longer than {kib} KiB", path=str(path), kib=most >> 10))
    return data


def read_standard_input() -> str:
    """A submission from a pipe, decoded as one from a file."""
    data = sys.stdin.buffer.read(LONGEST_SOURCE + 1)
    if len(data) > LONGEST_SOURCE:
        raise LearnerError(_("{path} is longer than {kib} KiB", path="-", kib=LONGEST_SOURCE >> 10))
    return decoded(data)


def decoded(data: bytes) -> str:
    """``data`` as Python would read it; bytes that mean nothing are replaced, for the judge to refuse."""
    try:
        encoding, _lines = tokenize.detect_encoding(io.BytesIO(data).readline)
        return data.decode(encoding)
    except (SyntaxError, UnicodeDecodeError, LookupError):
        return data.decode("utf-8-sig", errors="replace")
