"""A worker whose engine says at once that everything is right: the queue is what is tried. ``fake_worker.py NAME``."""

import asyncio
import sys
from typing import cast

from app.log import configure
from app.queue.worker import Chosen, Worker
from app.settings import Settings
from app.storage import Database
from app.storage.address import Address
from judge.engine import Engine
from judge.problem import Catalogue
from tests.app.fake_engine import FakeEngine


class Instant(FakeEngine):
    """What else a worker asks of its engine."""

    def __init__(self) -> None:
        super().__init__()
        self.catalogue, self.slots, self.restarts = Catalogue.load(Settings().problems), 3, 0


def main(name: str) -> None:
    """Until SIGTERM."""
    configure("warning")
    settings = Settings()
    place = settings.storage
    assert isinstance(place, Address)
    address = Address(place.url, pool=2, wait=30.0)
    database = Database.open(address)
    asyncio.run(Worker(settings, Chosen(name), name, cast(Engine, Instant()), database, address).run())
    database.close()


if __name__ == "__main__":
    main(sys.argv[1])
