"""What the API takes and gives."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from judge.cards import Rating
from judge.outcome import Limits


class Taken(BaseModel):
    """What is sent in: unknown fields are an error."""

    model_config = ConfigDict(extra="forbid")


class SubmissionIn(Taken):
    """A submission. ``run`` judges the samples only; ``seed`` and ``case`` repeat what a report showed."""

    source: str
    mode: Literal["run", "submit"] = "submit"
    seed: Annotated[int, Field(ge=0, lt=2**53)] | None = None
    case: Annotated[str, Field(max_length=200)] | None = None


class DraftIn(Taken):
    """What is in the editor. ``base``: the version it was based on, 0 if none; ``why`` the one before is given up."""

    source: str
    base: Annotated[int, Field(ge=0, lt=2**53)] | None = None
    why: Literal["reset", "restored", "conflict"] | None = None


class Accepted(BaseModel):
    """A submission that is stored and will be judged.

    ``waiting``: how many are in the queue; ``seconds``: how long that may take, by how long it took lately.
    """

    id: str
    problem: str
    mode: str
    verdict: None = None
    waiting: int
    seconds: float
    report: str
    events: str


class DraftOut(BaseModel):
    """The last draft; null where there is none, and version 0."""

    source: str | None
    updated: float | None
    version: int


class DraftCopyOut(BaseModel):
    """A draft that was replaced, or that lost against another."""

    id: int
    at: float
    why: Literal["typed", "reset", "restored", "conflict", "replaced"]
    lines: int


class DraftCopyDetail(DraftCopyOut):
    """The same with its text."""

    source: str


class ProblemOut(BaseModel):
    """An exercise as listed. ``opens``, ``closes``: between which times a class's learner may submit; null without."""

    id: str
    number: int | None
    name: str
    kind: str
    track: str
    difficulty: int
    keywords: tuple[str, ...]
    requires: tuple[str, ...]
    version: str
    progress: Literal["solved", "tried"] | None
    opens: datetime | None = None
    closes: datetime | None = None


class ProblemDetail(ProblemOut):
    """An exercise in full. ``question``: fresh numbers (kind ``answer``), or shuffled options (kind ``choice``)."""

    entry: str | None
    statement: str
    hints: list[str]
    starter: str
    limits: Limits
    question: dict[str, Any] | None


class ReviewIn(Taken):
    """How well a card was known: 1 again, 2 hard, 3 good, 4 easy.

    ``after``: how many reviews of it there were when it was shown; an answer that is sent twice then counts once.
    """

    rating: Rating
    after: Annotated[int, Field(ge=0, lt=2**53)] | None = None


class CardOut(BaseModel):
    """A review card, and what is known of it. Question and answer are Markdown with TeX."""

    id: str
    section: str
    question: str
    answer: str
    exercises: tuple[str, ...]
    status: Literal["new", "learning", "learned"]
    due: datetime | None
    reviews: int


class DueOut(BaseModel):
    """The cards to ask now; ``next`` is when something falls due after that."""

    due: int
    new: int
    learned: int
    total: int
    next: datetime | None
    cards: list[CardOut]


class Fault(BaseModel):
    """What is wrong: ``code`` for programs, ``message`` and ``hint`` for people."""

    code: str
    message: str
    hint: str | None = None
    where: str | None = None
    retry_after: float | None = None


class ErrorOut(BaseModel):
    """The shape of every error."""

    ok: Literal[False]
    error: Fault
    status: int
