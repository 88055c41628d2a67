"""The tables."""

import time

from sqlalchemy import BigInteger, Float, Index, String, Text, text
from sqlalchemy.orm import DeclarativeBase, Mapped, MappedAsDataclass, mapped_column

from app.storage.dialect import Learned

_PENDING = text("verdict IS NULL")


class Base(MappedAsDataclass, DeclarativeBase):
    """Typed tables."""


class SubmissionRow(Base):
    """One submission. Without a verdict it is still to be judged; with one, ``outcome`` is the engine's own JSON.

    ``diagnosis`` (its id) and ``failed_case`` (the first one that failed; none where nothing could be run) repeat what
    the outcome says, for questions about many submissions at once. ``closeup`` is what pictures of a wrong answer are
    drawn from. ``seed`` is what the learner asked for; the seed that
    was used stands in the outcome. ``attempts`` counts how often judging began, so that a submission that takes the
    server down with it cannot do so for ever.
    """

    __tablename__ = "submissions"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    problem: Mapped[str] = mapped_column(String(80))
    problem_version: Mapped[str] = mapped_column(String(64))
    mode: Mapped[str] = mapped_column(String(8))
    source: Mapped[str] = mapped_column(Learned)
    created: Mapped[float] = mapped_column(Float)
    learner: Mapped[str] = mapped_column(String(64), default="")
    seed: Mapped[int | None] = mapped_column(BigInteger, default=None)
    case_name: Mapped[str | None] = mapped_column(String(200), default=None)
    attempts: Mapped[int] = mapped_column(default=1)
    finished: Mapped[float | None] = mapped_column(Float, default=None)
    verdict: Mapped[str | None] = mapped_column(String(4), default=None)
    outcome: Mapped[str | None] = mapped_column(Text, default=None)
    closeup: Mapped[str | None] = mapped_column(Text, default=None)
    diagnosis: Mapped[str | None] = mapped_column(String(80), default=None)
    failed_case: Mapped[str | None] = mapped_column(String(200), default=None)

    __table_args__ = (
        Index("ix_submissions_finished", "finished"),
        Index("ix_submissions_progress", "learner", "problem", "verdict"),
        Index("ix_submissions_history", "learner", "problem", "created"),
        Index("ix_submissions_pending", "created", sqlite_where=_PENDING, postgresql_where=_PENDING),
    )


class Draft(Base):
    """What a learner last had in the editor of an exercise. ``version`` goes up with every change; ``begun`` is when
    the first one was saved."""

    __tablename__ = "drafts"

    learner: Mapped[str] = mapped_column(String(64), primary_key=True)
    problem: Mapped[str] = mapped_column(String(80), primary_key=True)
    source: Mapped[str] = mapped_column(Learned)
    updated: Mapped[float] = mapped_column(Float)
    begun: Mapped[float] = mapped_column(Float, insert_default=time.time, init=False)
    version: Mapped[int] = mapped_column(default=1)


class DraftCopy(Base):
    """A draft that was replaced, or lost against another one. ``why``: see ``app.storage.drafts``."""

    __tablename__ = "draft_copies"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True, init=False)
    learner: Mapped[str] = mapped_column(String(64))
    problem: Mapped[str] = mapped_column(String(80))
    source: Mapped[str] = mapped_column(Learned)
    at: Mapped[float] = mapped_column(Float)
    why: Mapped[str] = mapped_column(String(16))

    __table_args__ = (Index("ix_draft_copies_learner", "learner", "problem", "id"),)


class CardReview(Base):
    """One review of a card. None is ever changed or deleted: what is remembered can be computed from them."""

    __tablename__ = "card_reviews"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True, init=False)
    learner: Mapped[str] = mapped_column(String(64))
    card: Mapped[str] = mapped_column(String(80))
    rating: Mapped[int]
    at: Mapped[float] = mapped_column(Float)

    __table_args__ = (Index("ix_card_reviews_learner", "learner", "card"),)


class CardState(Base):
    """What a learner remembers of a card: ``judge.cards.Memory`` as JSON."""

    __tablename__ = "card_states"

    learner: Mapped[str] = mapped_column(String(64), primary_key=True)
    card: Mapped[str] = mapped_column(String(80), primary_key=True)
    memory: Mapped[str] = mapped_column(Text)
