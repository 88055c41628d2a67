"""Whatever dies while a submission is judged, it still gets its verdict, and the queue goes on."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError

import psutil
import pytest

from judge.engine import Engine, Submission, Ticket
from judge.problem import Catalogue
from judge.problem.catalogue import DEFAULT_ROOT
from judge.problem.loader import load
from tests.attacks.census import wait_until, warm, zygotes
from tests.attacks.trial import RIGHT, judge
from tests.conftest import REPOSITORY

pytestmark = [pytest.mark.needs_linux, pytest.mark.slow, pytest.mark.timeout(180)]

_SLOW = """import time
import torch

time.sleep(0.6)


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
"""


@pytest.fixture(scope="module")
def fragile() -> Iterator[Engine]:
    """An engine that may be hurt."""
    with Engine(Catalogue([load(DEFAULT_ROOT / "rotate-half")])) as engine:
        yield engine


def _started(engine: Engine, source: str = _SLOW) -> Ticket:
    """A submission that runs by now, and goes on for half a second."""
    begun = threading.Event()
    ticket = engine.submit(Submission(problem="rotate-half", source=source), on_event=lambda _event: begun.set())
    assert begun.wait(20)
    time.sleep(0.2)
    return ticket


def _kill(processes: list[psutil.Process]) -> None:
    assert processes
    for process in processes:
        try:
            process.kill()
        except psutil.NoSuchProcess:
            continue


def _children() -> list[psutil.Process]:
    return [process for process in warm().children() if process.is_running()]


VICTIMS: dict[str, Callable[[], list[psutil.Process]]] = {
    "children": _children,
    "warm process": lambda: [warm()],
    "launcher": lambda: zygotes()[:1],
    "everything": zygotes,
}


@pytest.mark.parametrize("victim", VICTIMS)
def test_killed_while_judging(fragile: Engine, victim: str) -> None:
    ticket = _started(fragile)
    _kill(VICTIMS[victim]())
    assert ticket.result(30).verdict == "AC"
    assert judge(fragile, RIGHT).verdict == "AC"


@pytest.mark.parametrize("victim", VICTIMS)
def test_killed_while_idle(fragile: Engine, victim: str) -> None:
    assert judge(fragile, RIGHT).verdict == "AC"
    _kill(VICTIMS[victim]())
    assert judge(fragile, RIGHT).verdict == "AC"


def test_killed_with_a_full_queue(fragile: Engine) -> None:
    tickets = [fragile.submit(Submission(problem="rotate-half", source=_SLOW)) for _ in range(8)]
    time.sleep(0.5)
    _kill(zygotes())
    assert [ticket.result(60).verdict for ticket in tickets] == ["AC"] * 8


def test_no_zombie_and_no_stray_after_all_that(fragile: Engine) -> None:
    assert judge(fragile, RIGHT).verdict == "AC"
    below = psutil.Process().children

    def is_zombie(process: psutil.Process) -> bool:
        with contextlib.suppress(psutil.NoSuchProcess):  # it went while we looked
            return bool(process.status() == psutil.STATUS_ZOMBIE)
        return False

    def tidy() -> bool:
        return not any(map(is_zombie, below(recursive=True)))

    wait_until(tidy, 5)
    assert tidy()
    assert zygotes()


def test_cancelled_while_judging(fragile: Engine) -> None:
    ticket = _started(fragile, "while True:\n    pass\n")
    assert ticket.cancel()
    with pytest.raises(CancelledError):
        ticket.result(5)
    assert judge(fragile, RIGHT).verdict == "AC"


def test_closing_ends_what_runs_and_leaves_no_process() -> None:
    engine = Engine(Catalogue([load(DEFAULT_ROOT / "rotate-half")]), slots=1)
    engine.start()
    running = _started(engine, "while True:\n    pass\n")
    waiting = engine.submit(Submission(problem="rotate-half", source=_SLOW))
    assert engine.warm_pid is not None
    launcher = psutil.Process(engine.warm_pid)
    below = [launcher, *launcher.children(recursive=True)]
    began = time.monotonic()
    engine.close()
    for ticket in (running, waiting):
        with pytest.raises(CancelledError):
            ticket.result(5)
    assert time.monotonic() - began < 5
    wait_until(lambda: not any(process.is_running() for process in below), 5)
    assert [process for process in below if process.is_running()] == []


def test_closing_does_not_wait_for_a_warm_process_that_comes_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed, it is started again, and importing torch takes as long as the machine is busy: here for ever."""
    engine = Engine(Catalogue([load(DEFAULT_ROOT / "rotate-half")]), slots=1)
    engine.start()
    first = engine.warm_pid
    assert first is not None
    monkeypatch.setattr("judge.sandbox.keeper._START", "import time; time.sleep(600)")
    psutil.Process(first).kill()  # while it is idle: then whoever looks after the spares starts it again
    wait_until(lambda: engine.warm_pid != first and engine._spares._lock.locked(), 20)
    closing = threading.Thread(target=engine.close, daemon=True)
    closing.start()
    closing.join(30)
    assert not closing.is_alive()


def test_warm_process_ends_with_its_server() -> None:
    """A server that is killed takes its warm process and all children with it."""
    server = subprocess.Popen([sys.executable, "-c", _SERVER], stdout=subprocess.PIPE, text=True, cwd=REPOSITORY)
    with server, server.stdout or open(os.devnull) as said:
        pids = [int(word) for word in said.readline().split()]
        server.kill()
    assert len(pids) >= 2
    wait_until(lambda: not any(map(psutil.pid_exists, pids)), 5)
    assert [pid for pid in pids if psutil.pid_exists(pid)] == []


_SERVER = """
import time
from judge.engine import Engine
from judge.problem import Catalogue
from judge.problem.catalogue import DEFAULT_ROOT
from judge.problem.loader import load
from tests.attacks.census import zygotes

with Engine(Catalogue([load(DEFAULT_ROOT / "rotate-half")])):
    time.sleep(0.5)
    print(*[process.pid for process in zygotes()], flush=True)
    time.sleep(60)
"""
