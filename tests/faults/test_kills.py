"""SIGKILL, to any process, while a hundred submissions are on their way."""

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress

import psutil
import pytest

from tests.faults.site import NUMBER, Site

pytestmark = [pytest.mark.drill, pytest.mark.needs_linux, pytest.mark.timeout(900)]

GROUP = "Processes killed (SIGKILL)"
STRIKE = NUMBER // 3


def _zygotes(pid: int) -> list[psutil.Process]:
    """The launcher, the warm process and the children of whoever judges, the oldest first."""
    found = []
    for one in psutil.Process(pid).children(recursive=True):
        with suppress(psutil.NoSuchProcess):  # children come and go
            if any("judge.sandbox.zygote" in word for word in one.cmdline()):
                found.append(one)
    return found


def _parents(found: list[psutil.Process]) -> set[int]:
    parents = set()
    for one in found:
        with suppress(psutil.NoSuchProcess):
            parents.add(one.ppid())
    return parents


def _kill(victims: list[psutil.Process]) -> None:
    assert victims
    for one in victims:
        with suppress(psutil.NoSuchProcess):
            one.kill()


def _children(site: Site) -> None:
    for judge in site.judges:
        found = _zygotes(judge)
        _kill([one for one in found if one.pid not in _parents(found)])


def _warm(site: Site) -> None:
    for judge in site.judges:
        found = _zygotes(judge)
        _kill([one for one in found if one.pid in _parents(found)][-1:])


def _engine(site: Site) -> None:
    for judge in site.judges:
        _kill(_zygotes(judge))


def _server(site: Site) -> None:
    site.restart(signal.SIGKILL)


def _worker(site: Site) -> None:
    os.kill(site.workers["one"].pid, signal.SIGKILL)
    site.workers["one"].wait()


def _workers(site: Site) -> None:
    for worker in site.workers.values():
        worker.kill()
        worker.wait()
    for name in site.workers:
        site.start_worker(name)


def _postgres(site: Site) -> None:
    assert site.cluster is not None
    site.cluster.kill()
    site.cluster.start()


def _postmaster(site: Site) -> None:
    assert site.cluster is not None and site.cluster.pid is not None
    os.kill(site.cluster.pid, signal.SIGKILL)
    site.cluster.wait()
    until = time.monotonic() + 60
    while True:  # its other processes notice, and only then may it be started again
        try:
            return site.cluster.start()
        except RuntimeError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def _immediate(site: Site) -> None:
    assert site.cluster is not None
    site.cluster.stop(signal.SIGQUIT)
    site.cluster.start()


ANYWHERE: dict[str, Callable[[Site], None]] = {
    "all children that run submissions": _children,
    "the warm process of every engine": _warm,
    "launcher, warm process and children": _engine,
    "the server, which is started again": _server,
}
MANY: dict[str, Callable[[Site], None]] = {
    "one of two workers": _worker,
    "both workers, which are started again": _workers,
    "every process of PostgreSQL, started again": _postgres,
    "PostgreSQL's first process alone, started again": _postmaster,
    "PostgreSQL by immediate shutdown, started again": _immediate,
}


def _drill(site: Site, fault: str, strike: Callable[[Site], None], bound: float) -> None:
    crowd = site.crowd()
    crowd.wait_for(STRIKE)
    struck = time.monotonic()
    strike(site)
    seconds = site.serves_again(struck)
    crowd.join()
    site.turned_away_politely()
    site.prove(GROUP, fault, seconds, bound)


@pytest.mark.parametrize("fault", ANYWHERE)
def test_killed(shared: Site, fault: str) -> None:
    _drill(shared, fault, ANYWHERE[fault], bound=90)


@pytest.mark.parametrize("fault", MANY)
@pytest.mark.parametrize("shared", ["postgres"], indirect=True)
def test_killed_of_many(shared: Site, fault: str) -> None:
    try:
        _drill(shared, fault, MANY[fault], bound=90)
    finally:
        for name, worker in shared.workers.items():
            if worker.poll() is not None:
                shared.start_worker(name)
