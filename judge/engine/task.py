"""What the engine does with a waiting child, whatever it is for: a job out, answers in, and a result in the end."""

from typing import Protocol, TypeVar

from judge.frame import Answer
from judge.sandbox.run import Bounds, Execution

R_co = TypeVar("R_co", covariant=True)


class Task(Protocol[R_co]):
    """One source on its way through a run, or several if one is lost."""

    killed: bool
    """Whether the last run was killed in the middle, by somebody else."""

    @property
    def count(self) -> int:
        """How many answers are due."""

    @property
    def bounds(self) -> Bounds:
        """What a run may take."""

    @property
    def mark(self) -> bytes:
        """What ends a case on stdout."""

    @property
    def job(self) -> bytes:
        """What is sent to the child."""

    def answer(self, index: int, answer: Answer, seconds: float, stdout: str) -> None:
        """One answer has come."""

    def restart(self) -> None:
        """The run was lost: forget what it brought."""

    def outcome(self, execution: Execution) -> R_co:
        """The result of a finished run."""
