"""What is kept: submissions with their outcomes, and drafts. SQLite in one data folder."""

from app.storage import queries
from app.storage.database import Database
from app.storage.models import Base, Draft, SubmissionRow

__all__ = ["Base", "Database", "Draft", "SubmissionRow", "queries"]
