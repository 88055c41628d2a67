"""procrastinate's worker, and the bell that tells it of new jobs: heard only while there is nothing to do.

PostgreSQL wakes every connection that listens, in the whole database, for each notice of anybody. With many workers
that is most of what it does, and none needs to be woken that has work: it asks for more by itself. So a worker listens
when its last question found nothing, and stops listening when it has not come to rest for a second.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import psycopg
import structlog
from procrastinate import App
from procrastinate.worker import Worker

from app.storage.address import Address

log = structlog.get_logger("worker")

BUSY_SECONDS = 1.0
LOOK_SECONDS = 0.2
SILENCE = 10.0  # after so many seconds without a word the connection is tried
PAUSE = 1.0


class Taker(Worker):
    """Takes jobs until there are none, then waits for the bell, or asks again after a while."""

    def __init__(self, app: App, **known: Any) -> None:
        super().__init__(app, listen_notify=False, **known)
        self._asking_since: float | None = None

    @property
    def busy(self) -> bool:
        """Whether it has found work for so long that it needs no bell."""
        return self._asking_since is not None and time.monotonic() - self._asking_since > BUSY_SECONDS

    def ring(self) -> None:
        """There may be a job."""
        self._new_job_event.set()

    async def _fetch_and_process_jobs(self) -> None:
        self._asking_since = time.monotonic()
        try:
            await super()._fetch_and_process_jobs()  # type: ignore[no-untyped-call]
        finally:
            self._asking_since = None


class Bell:
    """One connection that listens while ``taker`` rests."""

    def __init__(self, address: Address, taker: Callable[[], Taker | None]) -> None:
        self._address, self._taker = address, taker

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._address.conninfo, autocommit=True, connect_timeout=5
                ) as connection:
                    await self._attend(connection)
            except (psycopg.Error, OSError) as error:
                log.warning("new jobs are found by asking alone", error=type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _attend(self, connection: "psycopg.AsyncConnection[Any]") -> None:
        listening, tried = False, time.monotonic()
        while True:
            taker = self._taker()
            rests = taker is not None and not taker.busy
            if rests != listening:
                await connection.execute("LISTEN procrastinate_any_queue_v1" if rests else "UNLISTEN *")
                listening = rests
                self._ring()  # what came before was not heard
            if listening:
                async for _said in connection.notifies(timeout=LOOK_SECONDS):
                    self._ring()
            else:
                await asyncio.sleep(LOOK_SECONDS)
            if time.monotonic() - tried > SILENCE:
                await connection.execute("SELECT 1")
                tried = time.monotonic()

    def _ring(self) -> None:
        taker = self._taker()
        if taker is not None:
            taker.ring()
