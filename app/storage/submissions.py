"""Whose submission it is."""

from collections.abc import Callable

from sqlalchemy import Connection, bindparam, select

from app.storage.class_models import ClassRow, Learner
from app.storage.models import SubmissionRow

_learner_of = select(SubmissionRow.learner).where(SubmissionRow.id == bindparam("_id"))
_teaches = (
    select(Learner.id)
    .join(ClassRow, ClassRow.id == Learner.class_id)
    .where(Learner.id == bindparam("_learner"), ClassRow.teacher == bindparam("_teacher"))
)


def learner_of(id: str) -> Callable[[Connection], str | None]:
    """Query: under whose key a submission is kept; None if there is none."""
    return lambda connection: connection.execute(_learner_of, {"_id": id}).scalar()


def teaches(teacher: str, learner: str) -> Callable[[Connection], bool]:
    """Query: whether ``teacher`` teaches ``learner``."""
    return lambda connection: (
        connection.execute(_teaches, {"_learner": learner, "_teacher": teacher}).first() is not None
    )
