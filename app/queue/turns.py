"""Turns in a worker: most submissions are judged beside each other, a suspected one alone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Any number at the same time, or one alone. While one waits to be alone, no other begins."""

    def __init__(self) -> None:
        self._changed = asyncio.Condition()
        self._beside = self._wanting = 0
        self._alone = False

    @asynccontextmanager
    async def turn(self, *, alone: bool) -> AsyncIterator[None]:
        """Wait for the turn, and have it."""
        async with self._changed:
            if alone:
                self._wanting += 1
                try:
                    await self._changed.wait_for(lambda: not self._alone and not self._beside)
                    self._alone = True
                finally:
                    self._wanting -= 1
                    self._changed.notify_all()
            else:
                await self._changed.wait_for(lambda: not self._alone and not self._wanting)
                self._beside += 1
        try:
            yield
        finally:
            async with self._changed:
                if alone:
                    self._alone = False
                else:
                    self._beside -= 1
                self._changed.notify_all()
