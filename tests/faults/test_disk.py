"""The disk is full, or can only be read: nothing more is promised, and what was promised is kept."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from tests.faults.disk import Disk, disk
from tests.faults.site import NUMBER, Site, site
from tests.machines.deployment import eventually
from tests.postgres import running

pytestmark = [pytest.mark.drill, pytest.mark.needs_linux, pytest.mark.needs_root, pytest.mark.timeout(900)]

BOUND = 120.0
DURABLE = {"fsync": "on", "full_page_writes": "on"}
"""As PostgreSQL is by itself: what is repaired holds what had reached the disk, and nothing else."""


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def placed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, Disk]]:
    """A site whose data folder, or whose database's folder, is a disk of its own."""
    folder: Path = tmp_path_factory.mktemp(request.param)
    if request.param == "sqlite":
        with disk(16) as small:
            (folder / "data").symlink_to(small.place)
            with site(folder, None) as there:
                yield there, small
        return
    with disk(192) as small:
        (small.place / "cluster").mkdir()
        with running(small.place / "cluster", DURABLE) as cluster, site(folder, cluster) as there:
            small.settle()
            yield there, small


def _drill(there: Site, fault: str, strike: Callable[[], None], mend: Callable[[], None]) -> None:
    crowd = there.crowd()
    crowd.wait_for(NUMBER // 3)
    strike()
    eventually(lambda: sum(len(one.refused) + one.unanswered for one in there.learners) >= 10, 120)
    mending = time.monotonic()
    mend()
    seconds = there.serves_again(mending)
    crowd.join()
    there.turned_away_politely()
    there.prove("Disk", fault, seconds, BOUND)


def test_full_and_freed(placed: tuple[Site, Disk]) -> None:
    there, small = placed

    def mend() -> None:
        small.free()
        _start_again(there)

    _drill(there, "full, then freed", small.fill, mend)


def test_read_only_and_repaired(placed: tuple[Site, Disk]) -> None:
    """The kernel has found an error on it: who used it has to be stopped, and started when it is repaired."""
    there, small = placed

    def mend() -> None:
        if there.cluster is None:
            there.server.end()
            small.repair()
            there.restart_server()
        else:
            there.cluster.kill()
            small.repair()
            there.cluster.start()

    _drill(there, "read-only after an error of the file system, repaired", small.fail, mend)


def _start_again(there: Site) -> None:
    """PostgreSQL stops itself where it cannot even write its log; whoever looks after it starts it again."""
    if there.cluster is None:
        return
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if there.cluster.pid is None:
            there.cluster.wait()
            return there.cluster.start()
        try:
            return there.cluster.connect(there.name).close()
        except psycopg.OperationalError:
            time.sleep(0.1)
