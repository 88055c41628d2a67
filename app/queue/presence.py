"""This process among the others: it says that it lives, what it serves and how fast it is."""

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Literal

import structlog

from app.queue import statements
from app.queue.timing import Timing
from app.storage import Database
from judge import __version__

log = structlog.get_logger("queue")


@dataclass(frozen=True, slots=True)
class Work:
    """What a process has done: how many it judges now, how many it has judged, and the seconds that one takes."""

    running: int = 0
    judged: int = 0
    typical: float = 0.0


@dataclass(slots=True)
class Presence:
    """Says so every few seconds, and takes its leave at the end."""

    database: Database
    role: Literal["server", "worker"]
    name: str
    queues: Mapping[str, str]
    level: str
    timing: Timing
    slots: int = 0
    work: Callable[[], Work] = Work
    id: str = field(default_factory=lambda: token_hex(16))

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                await self.beat()
            except Exception as error:  # the database is away; so is everybody's knowledge of us
                log.warning("cannot say that this process lives", error=type(error).__name__)
            await asyncio.sleep(self.timing.beat)

    async def beat(self) -> None:
        """Say it once."""
        work = self.work()
        row = {
            "id": self.id, "role": self.role, "name": self.name[:80], "slots": self.slots, "level": self.level,
            "queues": json.dumps(dict(self.queues)), "version": __version__, "running": work.running,
            "judged": work.judged, "typical": work.typical,
        }  # fmt: skip
        await self.database.wrote(statements.beat(row))

    async def leave(self) -> None:
        """Nobody need wait for this one any more."""
        try:
            await self.database.wrote(statements.leave(self.id))
        except Exception as error:
            log.warning("cannot say that this process stops", error=type(error).__name__)
