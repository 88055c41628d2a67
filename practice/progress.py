"""What the learner has done so far: ``progress.json`` beside the answers."""

import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Literal, TypeAlias

from pydantic import BaseModel

from judge.errors import LearnerError
from judge.message import _
from judge.verdict import Verdict
from practice.language import say
from practice.record import now, read_record, write_record

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
            entry.solved = now()
        self._write(record)

    def hinted(self, id: str, shown: int) -> None:
        """Note that the first ``shown`` hints have been seen."""
        record, entry = self._open(id)
        entry.hints = max(entry.hints, shown)
        self._write(record)

    def solution_shown(self, id: str) -> None:
        """Note that the solution has been seen."""
        record, entry = self._open(id)
        entry.solution_seen = entry.solution_seen or now()
        self._write(record)

    def _open(self, id: str) -> tuple[Record, Entry]:
        record = self._read()
        return record, record.exercises.setdefault(id, Entry())

    def _read(self) -> Record:
        return read_record(Record, self.path)

    def _write(self, record: Record) -> None:
        write_record(record, self.path)


def kept(change: Callable[[], None]) -> bool:
    """Make a ``change`` of the progress; False, with a warning, where it cannot be saved: the work goes on."""
    try:
        change()
    except LearnerError as error:
        warning = _("Your progress was not saved: {reason}", reason=say(error.message))
        print(say(warning), file=sys.stderr)
        return False
    return True
