"""One connection of this process that listens; lost, it is made again."""

import asyncio
from collections.abc import Callable

import psycopg
import structlog

from app.queue.names import CHANNEL
from app.queue.notices import Notice
from app.storage.address import Address

log = structlog.get_logger("queue")

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
SILENCE = 10.0  # after so many seconds without a word the connection is tried


class Ears:
    """Calls ``heard`` for each notice, and ``began`` whenever listening begins: until then, some may have passed."""

    def __init__(self, address: Address, heard: Callable[[Notice], None], began: Callable[[], None]) -> None:
        self._address, self._heard, self._began = address, heard, began
        self.listening = False

    async def run(self) -> None:
        """Until it is cancelled."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._address.conninfo, autocommit=True, connect_timeout=5
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    self.listening, pause = True, FIRST_PAUSE
                    self._began()
                    await self._listen(connection)
            except (psycopg.Error, OSError) as error:
                log.warning("no notices are heard", error=type(error).__name__)
            finally:
                self.listening = False
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen(self, connection: "psycopg.AsyncConnection[tuple[object, ...]]") -> None:
        while True:
            async for said in connection.notifies(timeout=SILENCE):
                notice = Notice.read(said.payload)
                if notice is not None:
                    self._heard(notice)
            await connection.execute("SELECT 1")
