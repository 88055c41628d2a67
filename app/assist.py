"""Help while typing, as a request gets it: asked in a thread, without a queue, and never waited for long."""

from typing import TypeVar, cast

import anyio
import anyio.to_thread

from app.services import RateLimit
from judge.completion.question import Answer, Question
from judge.completion.service import Completion, NoAnswer

A = TypeVar("A", bound=Answer)

_ASKING = 8  # questions in flight; who comes beyond that is told at once


class Assist:
    """Completion, and how often one may ask for it."""

    def __init__(self, rate: RateLimit, seconds: float) -> None:
        self.rate = rate
        self.completion = Completion(budget=seconds)
        self._threads = anyio.CapacityLimiter(_ASKING)

    async def ask(self, question: Question, kind: type[A]) -> A:
        """The answer to ``question``, which is of ``kind``. Raises NoAnswer where there is none in time."""
        if self._threads.available_tokens < 1:
            raise NoAnswer("busy")
        return cast(A, await anyio.to_thread.run_sync(self.completion.ask, question, limiter=self._threads))

    async def close(self) -> None:
        """End what was started."""
        await anyio.to_thread.run_sync(self.completion.close)
