"""The tables."""

from sqlalchemy import BigInteger, Float, Index, String, Text, text
from sqlalchemy.orm import DeclarativeBase, Mapped, MappedAsDataclass, mapped_column


class Base(MappedAsDataclass, DeclarativeBase):
    """Typed tables."""


class SubmissionRow(Base):
    """One submission. Without a verdict it is still to be judged; with one, ``outcome`` is the engine's own JSON.

    ``seed`` is what the learner asked for; the seed that was used stands in the outcome. ``attempts`` counts how often
    judging began, so that a submission that takes the server down with it cannot do so for ever.
    """

    __tablename__ = "submissions"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    problem: Mapped[str] = mapped_column(String(80))
    problem_version: Mapped[str] = mapped_column(String(64))
    mode: Mapped[str] = mapped_column(String(8))
    source: Mapped[str] = mapped_column(Text)
    created: Mapped[float] = mapped_column(Float)
    learner: Mapped[str] = mapped_column(String(64), default="")
    seed: Mapped[int | None] = mapped_column(BigInteger, default=None)
    case_name: Mapped[str | None] = mapped_column(String(200), default=None)
    attempts: Mapped[int] = mapped_column(default=1)
    finished: Mapped[float | None] = mapped_column(Float, default=None)
    verdict: Mapped[str | None] = mapped_column(String(4), default=None)
    outcome: Mapped[str | None] = mapped_column(Text, default=None)

    __table_args__ = (
        Index("ix_submissions_progress", "learner", "problem", "verdict"),
        Index("ix_submissions_pending", "created", sqlite_where=text("verdict IS NULL")),
    )


class Draft(Base):
    """What a learner last had in the editor of an exercise."""

    __tablename__ = "drafts"

    learner: Mapped[str] = mapped_column(String(64), primary_key=True)
    problem: Mapped[str] = mapped_column(String(80), primary_key=True)
    source: Mapped[str] = mapped_column(Text)
    updated: Mapped[float] = mapped_column(Float)
