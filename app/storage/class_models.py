"""The tables of the classroom. Times are seconds since 1970, UTC; secrets are kept as hashes only."""

from sqlalchemy import Float, ForeignKey, Index, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from app.storage.models import Base


class Teacher(Base):
    """Somebody who makes classes. ``name_key`` is the name as it is compared: no two teachers share one."""

    __tablename__ = "teachers"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    name_key: Mapped[str] = mapped_column(String(160), unique=True)
    password: Mapped[str] = mapped_column(String(255))
    created: Mapped[float] = mapped_column(Float)


class TeacherLink(Base):
    """A one-time link: to become a teacher, or, with ``teacher``, to choose a new password."""

    __tablename__ = "teacher_links"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    created: Mapped[float] = mapped_column(Float)
    expires: Mapped[float] = mapped_column(Float)
    teacher: Mapped[str | None] = mapped_column(
        String(32), ForeignKey("teachers.id", ondelete="CASCADE"), default=None, index=True
    )


class ClassRow(Base):
    """A class. ``code`` is what learners join with, ``zone`` the time zone its times are shown in."""

    __tablename__ = "classes"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    teacher: Mapped[str] = mapped_column(String(32), ForeignKey("teachers.id"), index=True)
    name: Mapped[str] = mapped_column(String(120))
    code: Mapped[str] = mapped_column(String(12), unique=True)
    created: Mapped[float] = mapped_column(Float)
    feedback: Mapped[str] = mapped_column(String(8), default="full")
    solutions: Mapped[str] = mapped_column(String(8), default="solved")
    zone: Mapped[str] = mapped_column(String(64), default="UTC")
    joining: Mapped[bool] = mapped_column(default=True)
    archived: Mapped[float | None] = mapped_column(Float, default=None)


class ClassExercise(Base):
    """An exercise of a class, with the times between which it takes submissions. No row at all: the whole track."""

    __tablename__ = "class_exercises"

    class_id: Mapped[str] = mapped_column(String(32), ForeignKey("classes.id", ondelete="CASCADE"), primary_key=True)
    problem: Mapped[str] = mapped_column(String(80), primary_key=True)
    position: Mapped[int]
    opens: Mapped[float | None] = mapped_column(Float, default=None)
    closes: Mapped[float | None] = mapped_column(Float, default=None)


class Learner(Base):
    """A learner of a class. ``id`` is what submissions, drafts and reviews are kept under."""

    __tablename__ = "learners"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    class_id: Mapped[str] = mapped_column(String(32), ForeignKey("classes.id", ondelete="CASCADE"))
    name: Mapped[str] = mapped_column(String(80))
    name_key: Mapped[str] = mapped_column(String(160))
    pin: Mapped[str] = mapped_column(String(255))
    link: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[float] = mapped_column(Float)
    joined: Mapped[float | None] = mapped_column(Float, default=None)
    """When the learner first came; None for one of a roster who has not been here yet."""

    __table_args__ = (UniqueConstraint("class_id", "name_key", name="uq_learners_name"),)


class Session(Base):
    """A browser that is signed in, as a teacher or as a learner."""

    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    created: Mapped[float] = mapped_column(Float)
    expires: Mapped[float] = mapped_column(Float)
    teacher: Mapped[str | None] = mapped_column(
        String(32), ForeignKey("teachers.id", ondelete="CASCADE"), default=None, index=True
    )
    learner: Mapped[str | None] = mapped_column(
        String(32), ForeignKey("learners.id", ondelete="CASCADE"), default=None, index=True
    )

    __table_args__ = (Index("ix_sessions_expires", "expires"),)
