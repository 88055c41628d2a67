"""What is handed in to be run for itself, and what becomes of it."""

from dataclasses import dataclass, field
from typing import Final
from uuid import uuid4

from judge.message import Message
from judge.model import Model
from judge.outcome import Limits
from judge.playground.shown import Shown
from judge.verdict import Verdict

LIMITS: Final = Limits(time_ms=2000, memory_mb=256, output_kb=64)
"""The same that an exercise has which states none of its own."""


@dataclass(frozen=True, slots=True)
class Play:
    """One source to run. ``learner``: in whose turn."""

    source: str
    id: str = field(default_factory=lambda: uuid4().hex)
    learner: str = ""


class Played(Model):
    """What a run brought.

    ``fault``: None where the source ran to its end; else CE, RTE, TLE, MLE, OLE or IE, and ``message`` says more.
    ``text``: the value of the last expression as Python writes it; ``tensors``: those that it holds.
    """

    id: str
    fault: Verdict | None = None
    message: Message | None = None
    text: str = ""
    tensors: tuple[Shown, ...] = ()
    stdout: str = ""
    stderr: str = ""
    time_ms: float = 0.0
    limits: Limits = LIMITS
    sandbox: str
