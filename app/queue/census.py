"""How long the queue is and who lives: asked every second, so that nobody who hands in waits for the answer."""

import json
from collections.abc import Mapping

from app.queue import statements
from app.queue.statements import Length, Process
from app.queue.timing import Timing
from app.storage import Database

NO_WORKER_SECONDS = 30.0
"""What is said where nobody can know: no worker lives, and one may be started at any time."""
TYPICAL = 0.05
"""Seconds for a submission, before anybody has judged one."""


class Census:
    """What was found the last time."""

    def __init__(self, database: Database, timing: Timing) -> None:
        self._database, self._timing = database, timing
        self.lengths: Mapping[str, Length] = {}
        self.processes: list[Process] = []
        self._serves: dict[str, dict[str, str]] = {}
        self._since = 0
        self.taken = False

    async def take(self) -> None:
        """Ask."""
        lengths = await self._database.read(statements.lengths)
        processes = await self._database.read(statements.living(self._timing.stalled))
        serves = {one.id: self._serves[one.id] for one in processes if one.id in self._serves}
        for one in processes:
            if one.id not in serves:  # what a process serves never changes
                text = await self._database.read(statements.queues(one.id))
                serves[one.id] = json.loads(text or "{}")
        self.lengths, self.processes, self._serves = lengths, processes, serves
        self._since, self.taken = 0, True

    def one_more(self) -> None:
        """Something was put into the queue since then."""
        self._since += 1

    @property
    def workers(self) -> list[Process]:
        """Who judges."""
        return [one for one in self.processes if one.role == "worker"]

    @property
    def slots(self) -> int:
        """How many submissions can be judged at the same time."""
        return sum(one.slots for one in self.workers)

    @property
    def waiting(self) -> int:
        """How many wait."""
        return self._since + sum(length.waiting for length in self.lengths.values())

    @property
    def running(self) -> int:
        """How many are being judged."""
        return sum(length.running for length in self.lengths.values())

    def served(self, queue: str) -> bool:
        """Whether a living worker takes from ``queue``."""
        return any(queue in self._serves.get(one.id, ()) for one in self.workers)

    def known(self, problem: str) -> bool:
        """Whether any living process has this exercise, in whatever version."""
        return any(problem in serves.values() for serves in self._serves.values())

    @property
    def stranded(self) -> dict[str, int]:
        """How many wait in each queue that no living worker takes from."""
        return {queue: one.waiting for queue, one in self.lengths.items() if one.waiting and not self.served(queue)}

    def estimate(self) -> float:
        """Seconds until a submission handed in now would begin."""
        if not self.slots:
            return NO_WORKER_SECONDS
        measured = [one.typical for one in self.workers if one.typical > 0]
        typical = sum(measured) / len(measured) if measured else TYPICAL
        return typical * (self.waiting + self.running) / self.slots
