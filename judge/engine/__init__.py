"""The engine: judges many submissions at once, in fair order, in confined one-shot children of one warm process."""

from judge.engine.engine import Engine
from judge.engine.submission import Event, Submission
from judge.engine.ticket import Ticket
from judge.sandbox.posture import Posture

__all__ = ["Engine", "Event", "Posture", "Submission", "Ticket"]
