"""The result of judging, before a language is chosen: this is what is stored."""

from pydantic import Field

from judge.closeup import Closeup
from judge.message import Message, Text
from judge.model import Model as Model
from judge.verdict import Verdict


class Signature(Model):
    """Shape and dtype of a value. For what is no tensor, ``shape`` is None and ``dtype`` names its type."""

    shape: tuple[int, ...] | None
    dtype: str


class Worst(Model):
    """One wrong element: its index, the words for where that is, and both values."""

    index: tuple[int, ...]
    where: Text
    want: float
    got: float


class CaseOutcome(Model):
    """What became of one case. Absent values are None."""

    name: str
    sample: bool
    verdict: Verdict
    message: Message | None = None
    want: Signature | None = None
    got: Signature | None = None
    max_abs_error: float | None = None
    max_rel_error: float | None = None
    tolerance: float | None = None
    wrong: int | None = None
    total: int | None = None
    worst: tuple[Worst, ...] = ()
    time_ms: float | None = None
    stdout: str | None = None


class Diagnosis(Model):
    """A misconception that the evidence singles out."""

    id: str
    title: Text
    text: Text


class Limits(Model):
    """What a run may use: wall time, private memory above the warm process, output kept."""

    time_ms: int
    memory_mb: int
    output_kb: int


class Outcome(Model):
    """All that is known of a judged submission.

    ``cases`` ends at the first case that could not be run (TLE, MLE, OLE, a dead process); CE and IE stand in the first
    case. ``verdict`` is that of the first case that is not AC. ``closeup`` is for pictures: it belongs neither to the
    report nor to the JSON of this, and is stored beside it.
    """

    id: str
    problem: str
    mode: str
    verdict: Verdict
    cases: tuple[CaseOutcome, ...] = ()
    diagnosis: tuple[Diagnosis, ...] = ()
    stdout: str = ""
    stderr: str = ""
    seed: int
    time_ms: float
    limits: Limits
    sandbox: str
    versions: dict[str, str]
    closeup: Closeup | None = Field(default=None, exclude=True)
