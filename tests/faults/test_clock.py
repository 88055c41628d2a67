"""The clock jumps by a day while submissions are on their way: of the whole machine, or of PostgreSQL's alone.

Nobody is signed out, nothing waits until that day is over, and what a dead worker held is still given back.
"""

import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.faults.clock import DAY, Clock
from tests.faults.site import NUMBER, Site, site
from tests.postgres import running

pytestmark = [pytest.mark.drill, pytest.mark.needs_linux, pytest.mark.timeout(900)]

BOUND = 60.0


@dataclass
class Machine:
    """A site, its clock, and the clock of PostgreSQL's machine, which is the same one on SQLite."""

    site: Site
    own: Clock
    database: Clock

    def jump(self, seconds: int) -> None:
        """Both clocks at once."""
        self.own.set(seconds)
        self.database.set(seconds)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def machine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    folders = [Path(tempfile.mkdtemp(prefix="rope-judge-clock-")) for _ in range(2)]
    own, database = map(Clock, folders)
    place: Path = tmp_path_factory.mktemp(request.param)
    with ExitStack() as stack:
        for folder in folders:
            stack.callback(shutil.rmtree, folder)
        if request.param == "sqlite":
            yield Machine(stack.enter_context(site(place, None, own.environment)), own, own)
        else:
            cluster = stack.enter_context(running(env=database.environment))
            yield Machine(stack.enter_context(site(place, cluster, own.environment)), own, database)


@pytest.mark.parametrize("days", [1, -1])
def test_a_day_passes_in_a_moment(machine: Machine, days: int) -> None:
    _drill(machine, "forwards" if days > 0 else "backwards", lambda: machine.jump(days * DAY))


@pytest.mark.parametrize("days", [1, -1])
@pytest.mark.parametrize("machine", ["postgres"], indirect=True)
def test_only_the_databases_clock_jumps(machine: Machine, days: int) -> None:
    way = "forwards" if days > 0 else "backwards"
    _drill(machine, f"{way}, PostgreSQL's alone", lambda: machine.database.set(days * DAY))


@pytest.mark.parametrize("machine", ["postgres"], indirect=True)
def test_backwards_just_when_a_worker_dies(machine: Machine) -> None:
    """Its last sign of life is in the future then, and must not keep it alive for a day."""
    there = machine.site

    def strike() -> None:
        there.workers["one"].kill()
        there.workers["one"].wait()
        machine.jump(-DAY)

    try:
        _drill(machine, "backwards as a worker is killed", strike)
    finally:
        there.start_worker("one")


def _drill(machine: Machine, fault: str, strike: Callable[[], None]) -> None:
    there = machine.site
    machine.jump(0)
    crowd = there.crowd()
    crowd.wait_for(NUMBER // 3)
    strike()
    seconds = there.serves_again(time.monotonic())
    crowd.join()
    for one in there.learners:
        assert [answer.status_code for answer in one.refused] == [], one.refused[0].text
    there.prove("Clock set by a day", fault, seconds, BOUND)
