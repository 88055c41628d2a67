"""The four branches of fault, kept apart by type.

Whoever is to act on an error decides its class: the learner, the exercise's author, the operator of the judge, or we
who wrote it. A message is a :class:`~judge.message.Message`, so it can be shown in the reader's language wherever it
is caught; ``str(error)`` is English, for logs and authors.
"""

from typing import ClassVar

from judge.message import Message, as_message


class RopeJudgeError(Exception):
    """Base of all errors raised on purpose. ``exit_code`` is what the command line ends with."""

    exit_code: ClassVar[int] = 3

    def __init__(self, message: Message | str) -> None:
        self.message = as_message(message)
        super().__init__(str(self.message))


class LearnerError(RopeJudgeError):
    """The learner can mend this: a missing file, an unknown exercise, a source that is too long."""

    exit_code = 2


class UnknownName(LearnerError):
    """Nothing has this name. ``near``: the one that may be meant, which the message holds under the same name."""

    def __init__(self, message: Message | str, *, near: str | None = None) -> None:
        super().__init__(message)
        self.near = near


class AuthorError(RopeJudgeError):
    """The exercise is at fault. ``where`` is the file (and key or line) an author has to open."""

    exit_code = 3

    def __init__(self, message: Message | str, *, where: str = "") -> None:
        super().__init__(message)
        self.where = where

    def __str__(self) -> str:
        return f"{self.where}: {self.message}" if self.where else str(self.message)


class OperatorError(RopeJudgeError):
    """The machine or its settings are at fault: no sandbox, a full queue, an unreadable folder."""

    exit_code = 2


class QueueFull(OperatorError):
    """No room for one more submission; ``retry_after`` is an honest estimate in seconds."""

    def __init__(self, message: Message | str, *, retry_after: float) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class InternalError(RopeJudgeError):
    """Our fault. Never shown as anybody else's."""
