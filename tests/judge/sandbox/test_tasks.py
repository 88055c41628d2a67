"""How many tasks a child's user may have, counted in this machine's own /proc."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator

import pytest

from judge.sandbox.tasks import OWN, TaskLimit

pytestmark = pytest.mark.needs_linux


@pytest.fixture
def proc() -> Iterator[int]:
    fd = os.open("/proc", os.O_RDONLY)
    yield fd
    os.close(fd)


def test_with_a_user_of_its_own_nothing_is_counted(proc: int) -> None:
    assert TaskLimit(proc, own=True, counted_apart=False).now(()) == OWN


def test_a_shared_user_may_have_some_more_than_now(proc: int) -> None:
    apart = TaskLimit(proc, own=False, counted_apart=True).now(())
    assert TaskLimit(proc, own=False, counted_apart=False).now(()) > apart


def test_threads_count_and_those_of_children_do_not_widen_the_limit(proc: int) -> None:
    quit = threading.Event()
    threads = [threading.Thread(target=quit.wait) for _ in range(300)]
    for thread in threads:
        thread.start()
    try:
        counted = TaskLimit(proc, own=False, counted_apart=False).now(())
        without = TaskLimit(proc, own=False, counted_apart=False).now([os.getpid()])
    finally:
        quit.set()
    assert counted - without > 150
