"""What is handed in, and what is told while it is judged."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias
from uuid import uuid4

from judge.errors import LearnerError
from judge.message import _
from judge.outcome import CaseOutcome, Outcome
from judge.plan import Mode
from judge.seed import check_seed

MAX_SOURCE = 64 << 10  # bytes


@dataclass(frozen=True, slots=True)
class Submission:
    """One source for one exercise. ``seed`` and ``case`` replay: the same draws, one case alone."""

    problem: str
    source: str
    mode: Mode = "submit"
    id: str = field(default_factory=lambda: uuid4().hex)
    seed: int | None = None
    case: str | None = None
    learner: str = ""

    def encoded(self) -> bytes:
        """The source as UTF-8. Raises LearnerError where it is too long or no text, or the seed is none."""
        check_seed(self.seed)
        return encoded(self.source)


def encoded(source: str) -> bytes:
    """``source`` as UTF-8. Raises LearnerError where it is too long or no text."""
    try:
        data = source.encode()
    except UnicodeEncodeError:
        raise LearnerError(_("the source is no valid Unicode text")) from None
    if len(data) > MAX_SOURCE:
        kib = MAX_SOURCE >> 10
        raise LearnerError(_("the source has {size} bytes; at most {kib} KiB are judged", size=len(data), kib=kib))
    return data


@dataclass(frozen=True, slots=True)
class Event:
    """Progress of one submission: ``started``, one ``case`` per answer, then ``done`` with the outcome."""

    kind: Literal["started", "case", "done"]
    total: int
    index: int | None = None
    case: CaseOutcome | None = None
    outcome: Outcome | None = None


OnEvent: TypeAlias = Callable[[Event], None]
