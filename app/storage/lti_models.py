"""The tables of LTI: who of a learning platform is who here, and which scores it is to be told."""

from sqlalchemy import BigInteger, Float, ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from app.storage.models import Base


class LtiKey(Base):
    """This server's key pair as a private JWK: platforms check by its public half what the server signs."""

    __tablename__ = "lti_keys"

    kid: Mapped[str] = mapped_column(String(64), primary_key=True)
    jwk: Mapped[str] = mapped_column(Text)
    created: Mapped[float] = mapped_column(Float)


class LtiNonce(Base):
    """A nonce that was used, as a hash. It is good once."""

    __tablename__ = "lti_nonces"

    nonce: Mapped[str] = mapped_column(String(64), primary_key=True)
    expires: Mapped[float] = mapped_column(Float, index=True)


class LtiTeacher(Base):
    """The account that was made for an instructor. ``person``: a hash of platform and subject."""

    __tablename__ = "lti_teachers"

    person: Mapped[str] = mapped_column(String(64), primary_key=True)
    teacher_id: Mapped[str] = mapped_column(String(32), ForeignKey("teachers.id", ondelete="CASCADE"), index=True)


class LtiClass(Base):
    """The class that belongs to a course. ``context``: a hash of platform, deployment and context."""

    __tablename__ = "lti_classes"

    context: Mapped[str] = mapped_column(String(64), primary_key=True)
    class_id: Mapped[str] = mapped_column(String(32), ForeignKey("classes.id", ondelete="CASCADE"), index=True)


class LtiMember(Base):
    """The learner that somebody of a platform is in a class. It is kept when the learner's work is wiped."""

    __tablename__ = "lti_members"

    class_id: Mapped[str] = mapped_column(String(32), ForeignKey("classes.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(String(64), primary_key=True)
    member: Mapped[str] = mapped_column(String(32), ForeignKey("learners.id", ondelete="CASCADE"), index=True)


class LtiScore(Base):
    """A column of a platform's gradebook that waits for a learner to solve an exercise.

    It is due once there is an accepted submission, which the submissions themselves say: nothing has to be written
    at a verdict, so nothing can be lost between the verdict and the score.
    """

    __tablename__ = "lti_scores"

    learner: Mapped[str] = mapped_column(String(64), primary_key=True)
    problem: Mapped[str] = mapped_column(String(80), primary_key=True)
    lineitem: Mapped[str] = mapped_column(String(1000), primary_key=True)
    issuer: Mapped[str] = mapped_column(String(500))
    client_id: Mapped[str] = mapped_column(String(255))
    subject: Mapped[str] = mapped_column(String(255))
    """Who the learner is on the platform."""
    attempts: Mapped[int] = mapped_column(default=0)
    next_at: Mapped[float] = mapped_column(Float, default=0.0)
    """Not to be tried before."""
    sent: Mapped[float | None] = mapped_column(Float, default=None)
    refused: Mapped[str | None] = mapped_column(String(200), default=None)
    """Why the platform will not have it, where trying again is of no use."""
    stamp: Mapped[int | None] = mapped_column(BigInteger, default=None)
    """The time that the platform is told, in milliseconds; given once, so that trying again is known as the same."""

    __table_args__ = (Index("ix_lti_scores_next", "next_at"),)


class LtiStamp(Base):
    """The latest time that a platform was told about a learner and a column of its gradebook.

    A platform passes over a score that is no newer than the one it has. Clocks are set back, so the next time is made
    a later one, also after the learner's work was wiped.
    """

    __tablename__ = "lti_stamps"

    member: Mapped[str] = mapped_column(String(32), ForeignKey("learners.id", ondelete="CASCADE"), primary_key=True)
    lineitem: Mapped[str] = mapped_column(String(1000), primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)
    """Milliseconds since 1970."""
