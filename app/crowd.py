"""A crowd: many who hand in at the same moment, because somebody in front of a class said "now".

Each of them waits for an acknowledgement. Judging, and the streams of those who have theirs, can wait until all are in.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

MANY = 8  # more than ever come together by chance


class Crowd:
    """Who is being let in at this moment. Belongs to the event loop; ``here`` may be asked from any thread."""

    def __init__(self) -> None:
        self._coming = 0
        self._gone = asyncio.Event()

    @property
    def here(self) -> bool:
        """Whether many are coming in right now."""
        return self._coming >= MANY

    @contextmanager
    def joined(self) -> Iterator[None]:
        """One more comes in, for as long as this is open."""
        self._coming += 1
        self._gone.clear()
        try:
            yield
        finally:
            self._coming -= 1
            if not self.here:
                self._gone.set()

    async def let_in(self, timeout: float) -> None:
        """Wait until there is no crowd, ``timeout`` seconds at most."""
        if self.here:
            with suppress(TimeoutError):
                async with asyncio.timeout(timeout):
                    await self._gone.wait()
