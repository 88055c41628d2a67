"""Workers as they are, except that their engine sleeps: ``python -m benchmarks.sleepers N SLOTS FILE``.

Everything that PostgreSQL sees is real: connections, listening, taking, counting, verdicts, notices. N of them run in
this process, and the time that a submission takes is drawn from FILE, where real ones were measured.
"""

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from app.queue.worker import Chosen, Worker
from app.settings import Settings
from app.storage import Database
from app.storage.address import Address
from judge.engine import Event, Posture, Submission, Ticket
from judge.engine.submission import OnEvent
from judge.outcome import Outcome
from judge.problem import Catalogue

if TYPE_CHECKING:
    from judge.engine import Engine


class Sleeper:
    """Keeps the engine's contract; the outcome is one that a real engine gave."""

    def __init__(self, catalogue: Catalogue, slots: int, outcome: Outcome, seconds: list[float]) -> None:
        self.catalogue, self.slots, self._outcome, self._seconds = catalogue, slots, outcome, seconds
        self.posture = Posture("strict", (), {})
        self.alive, self.restarts = True, 0

    def submit(self, submission: Submission, *, on_event: OnEvent) -> Ticket:
        outcome = self._outcome.model_copy(update={"id": submission.id})
        loop = asyncio.get_running_loop()
        loop.call_later(random.choice(self._seconds), on_event, Event("done", len(outcome.cases), outcome=outcome))
        return Ticket(submission)


async def run(number: int, slots: int, known: dict[str, Any]) -> None:
    """All of them, until this process is ended."""
    settings = Settings()
    address = settings.storage
    assert isinstance(address, Address)
    address = Address(address.url, pool=1, wait=60.0)
    catalogue = Catalogue.load()
    outcome = Outcome.model_validate(known["outcome"])
    workers = []
    for n in range(number):
        engine = cast("Engine", Sleeper(catalogue, slots, outcome, known["seconds"]))
        database = Database.open(address)
        workers.append(Worker(settings, Chosen(), f"sleeper-{n}", engine, database, address).run())
    await asyncio.gather(*workers)


if __name__ == "__main__":
    asyncio.run(run(int(sys.argv[1]), int(sys.argv[2]), json.loads(Path(sys.argv[3]).read_text())))
