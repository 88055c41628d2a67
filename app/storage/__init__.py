"""What is kept: submissions with their outcomes, drafts, reviews, and the classroom. in SQLite or PostgreSQL."""

from app.storage import queries
from app.storage.class_models import ClassExercise, ClassRow, Learner, Session, Teacher, TeacherLink
from app.storage.database import Database
from app.storage.guesses import Guess
from app.storage.lti_models import LtiClass, LtiKey, LtiMember, LtiNonce, LtiScore, LtiStamp, LtiTeacher
from app.storage.models import Base, Draft, SubmissionRow
from app.storage.process_models import ProcessRow

__all__ = [
    "Base",
    "ClassExercise",
    "ClassRow",
    "Database",
    "Draft",
    "Guess",
    "Learner",
    "LtiClass",
    "LtiKey",
    "LtiMember",
    "LtiNonce",
    "LtiScore",
    "LtiStamp",
    "LtiTeacher",
    "ProcessRow",
    "Session",
    "SubmissionRow",
    "Teacher",
    "TeacherLink",
    "queries",
]
