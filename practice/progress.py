"""What the learner has done so far: ``progress.json`` beside the answers."""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, TypeAlias

from pydantic import BaseModel, ValidationError

from judge.errors import LearnerError
from judge.message import _
from judge.verdict import Verdict
from practice.workspace import write

State: TypeAlias = Literal["new", "started", "solved"]


class Entry(BaseModel):
    """One exercise."""

    attempts: int = 0
    last: Verdict | None = None
    solved: datetime | None = None
    hints: int = 0
    solution_seen: datetime | None = None


class Record(BaseModel):
    """The whole file."""

    version: Literal[1] = 1
    exercises: dict[str, Entry] = {}


class Progress:
    """Read anew for each change, so that a `watch` in another window loses nothing to a `test` in this one."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "progress.json"

    def entry(self, id: str) -> Entry:
        """What is known of exercise ``id``."""
        return self._read().exercises.get(id, Entry())

    def entries(self) -> dict[str, Entry]:
        """What is known of every exercise that was touched."""
        return self._read().exercises

    def judged(self, id: str, verdict: Verdict, *, whole: bool) -> None:
        """Note a verdict. Only a ``whole`` submission solves an exercise: not samples only, not one case alone."""
        record, entry = self._open(id)
        entry.attempts += 1
        entry.last = verdict
        if whole and verdict is Verdict.AC and entry.solved is None:
            entry.solved = _now()
        self._write(record)

    def hinted(self, id: str, shown: int) -> None:
        """Note that the first ``shown`` hints have been seen."""
        record, entry = self._open(id)
        entry.hints = max(entry.hints, shown)
        self._write(record)

    def solution_shown(self, id: str) -> None:
        """Note that the solution has been seen."""
        record, entry = self._open(id)
        entry.solution_seen = entry.solution_seen or _now()
        self._write(record)

    def _open(self, id: str) -> tuple[Record, Entry]:
        record = self._read()
        return record, record.exercises.setdefault(id, Entry())

    def _read(self) -> Record:
        try:
            return Record.model_validate_json(self.path.read_bytes())
        except FileNotFoundError:
            return Record()
        except OSError as error:
            message = _("cannot read {path}: {reason}", path=str(self.path), reason=str(error.strerror))
            raise LearnerError(message) from error
        except ValidationError:
            # never thrown away: whoever edited it by hand can mend it
            os.replace(self.path, self.path.with_suffix(f".unreadable-{_now():%Y%m%d-%H%M%S}.json"))
            return Record()

    def _write(self, record: Record) -> None:
        write(self.path, record.model_dump_json(indent=2, exclude_none=True) + "\n")


def _now() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)
