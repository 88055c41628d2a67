"""Where submissions are judged: by the engine of this process, or by workers that share a queue.

:class:`~app.judging.Judging` knows submissions and who waits for them, and asks a venue for everything that depends on
where the work is done. ``app.local`` is one, ``app.queue.venue`` the other.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from app.job import Job
    from app.storage.writer import Statement
    from judge.engine import Submission
    from judge.problem import Problem


class Venue(Protocol):
    """Has submissions judged, and brings their verdicts back."""

    @property
    def waiting(self) -> int:
        """How many submissions wait for their turn."""

    def estimate(self) -> float:
        """Seconds until a submission handed in now would begin."""

    async def take(self, job: "Job", problem: "Problem", submission: "Submission", also: "Sequence[Statement]") -> None:
        """Have it judged; returns when it is stored, together with ``also``. Raises QueueFull without room."""

    async def pending_of(self, learner: str) -> int:
        """How many submissions of ``learner`` have no verdict yet."""

    async def find(self, id: str) -> "Job | None":
        """A submission that is judged for another server, to be followed here; None if there is no such one."""

    async def run(self) -> None:
        """What goes on beside the requests, until it is cancelled. Ends early where there is nothing more to do."""

    async def ready(self) -> dict[str, object]:
        """What an operator wants to know of it, for ``/readyz``."""

    async def close(self) -> None:
        """The server has stopped judging: leave the database as the next start wants to find it."""


def new_row(submission: "Submission", problem: "Problem", job: "Job", attempts: int) -> dict[str, Any]:
    """What is stored of a submission that was just taken. ``attempts``: how often its judging has begun."""
    return {
        "id": job.id, "problem": problem.id, "problem_version": problem.version, "mode": submission.mode,
        "source": submission.source, "seed": submission.seed, "case_name": submission.case,
        "learner": submission.learner, "created": job.created, "attempts": attempts,
    }  # fmt: skip
