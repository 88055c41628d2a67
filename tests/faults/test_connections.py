"""The database is there, and cannot be reached, or has no connection to spare, or does not answer."""

import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.faults.site import NUMBER, Site, site
from tests.postgres import Cluster, running

pytestmark = [pytest.mark.drill, pytest.mark.needs_linux, pytest.mark.timeout(900)]

GROUP = "Database out of reach"
STRIKE = NUMBER // 3
LONG = 6.0
"""Seconds: longer than who waits for the database is kept waiting."""
BOUND = 60.0

_END_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()"


def _drill(there: Site, fault: str, strike: Callable[[Site], None], *, refused: bool = False) -> None:
    crowd = there.crowd()
    crowd.wait_for(STRIKE)
    strike(there)
    seconds = there.serves_again(time.monotonic())
    crowd.join()
    there.turned_away_politely()
    assert not refused or any(one.refused or one.unanswered for one in there.learners)
    there.prove(GROUP, fault, seconds, BOUND)


def _end_connections(there: Site) -> None:
    assert there.cluster is not None
    with there.cluster.connect() as connection:
        connection.execute(_END_ALL, [there.name])


def _stand_still(there: Site) -> None:
    assert there.cluster is not None
    there.cluster.signal(signal.SIGSTOP)
    time.sleep(LONG)
    there.cluster.signal(signal.SIGCONT)


def _slow_queries(there: Site) -> None:
    """Every query about submissions waits behind this, until the server has no connection left to ask by."""
    assert there.cluster is not None
    with there.cluster.connect(there.name) as connection, connection.transaction():
        connection.execute("LOCK TABLE submissions IN ACCESS EXCLUSIVE MODE")
        time.sleep(2 * LONG)


STRIKES: dict[str, Callable[[Site], None]] = {
    "every connection ended (pg_terminate_backend)": _end_connections,
    f"PostgreSQL stands still for {LONG:.0f} s (SIGSTOP, SIGCONT)": _stand_still,
    f"all connections of the server held by queries that wait for {2 * LONG:.0f} s": _slow_queries,
}


@pytest.mark.parametrize("fault", STRIKES)
@pytest.mark.parametrize("shared", ["postgres"], indirect=True)
def test_cut_off_and_back(shared: Site, fault: str) -> None:
    _drill(shared, fault, STRIKES[fault])


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A PostgreSQL server with hardly more connections than the judge needs."""
    with running(settings={"max_connections": "30"}) as cluster:
        yield cluster


def test_no_connection_is_left(narrow: Cluster, tmp_path: Path) -> None:
    """Others have taken them all, and the judge's own were ended: nothing can be asked, until they are given back."""
    with site(tmp_path, narrow) as there:

        def strike(there: Site) -> None:
            with _all_taken(narrow, there.name):
                time.sleep(LONG)

        _drill(there, f"no connection left at PostgreSQL for {LONG:.0f} s (max_connections)", strike, refused=True)


@contextmanager
def _all_taken(cluster: Cluster, name: str) -> Iterator[None]:
    taken = []
    try:
        with cluster.connect() as connection:
            for _round in range(20):  # what is ended is asked for again at once: whoever is quicker has it
                connection.execute(_END_ALL, [name])
                try:
                    while True:
                        taken.append(cluster.connect())
                except psycopg.OperationalError:
                    continue
        assert len(taken) > 20
        yield
    finally:
        for one in taken:
            one.close()


@pytest.mark.parametrize("shared", ["sqlite"], indirect=True)
def test_another_program_holds_the_file(shared: Site) -> None:
    """As a copying tool, or a shell that was left open, may do: for longer than SQLite is told to wait."""

    def strike(there: Site) -> None:
        file = sqlite3.connect(there.folder / "data" / "rope-judge.sqlite3", timeout=30, isolation_level=None)
        file.execute("BEGIN IMMEDIATE")
        time.sleep(2 * LONG)
        file.execute("ROLLBACK")
        file.close()

    _drill(shared, f"another program holds SQLite's file for {2 * LONG:.0f} s", strike)
