"""Review cards on the server: the deck, and what each learner remembers of it."""

import asyncio
from contextlib import suppress
from datetime import UTC, datetime

import anyio.to_thread

from app.storage import Database
from app.storage import cards as queries
from app.storage.dialect import NothingChanged
from judge.cards import Deck, Memory, Rating, reviewed

TRIES = 20


class Cards:
    """Reviews are taken one after another: each builds on what the last one left."""

    def __init__(self, deck: Deck, database: Database) -> None:
        self.deck, self._database = deck, database
        self._lock = asyncio.Lock()

    async def memories(self, learner: str) -> dict[str, Memory]:
        """What ``learner`` remembers of every card seen so far."""
        return await self._database.read(queries.memories(learner))

    async def review(self, learner: str, card: str, rating: Rating, after: int | None = None) -> Memory | None:
        """Note a review; returns what is remembered now.

        ``after`` is how many reviews of the card there were when it was shown. If there are more by now, this is the
        same answer sent twice, and is not counted again.
        """
        async with self._lock:
            for _attempt in range(TRIES):
                before, memory = await self._database.read(queries.state(learner, card))
                if after is not None and after != (memory.reviews if memory else 0):
                    return memory
                at = now()
                memory = await anyio.to_thread.run_sync(reviewed, memory, rating, at)
                with suppress(NothingChanged):  # reviewed by another process: build on that
                    writes = queries.review(learner, card, rating, at, memory, before)
                    await self._database.wrote(*writes, *self._database.of(learner))
                    return memory
            raise NothingChanged  # the account is gone


def now() -> datetime:
    """The present, as the server's clock has it."""
    return datetime.now(UTC)
