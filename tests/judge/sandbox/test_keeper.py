"""The keeper when things run out: user ids, descriptors, and the warm process itself."""

import os
import resource
import socket
from collections.abc import Iterator
from dataclasses import replace

import pytest

from judge.errors import OperatorError
from judge.sandbox import policy
from judge.sandbox.format import NO_UID_LEFT
from judge.sandbox.keeper import Keeper, Spare

pytestmark = pytest.mark.needs_linux


@pytest.fixture(scope="module")
def keeper() -> Iterator[Keeper]:
    running = Keeper(policy.for_this_host())
    running.start()
    yield running
    running.close()


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))


def first_free() -> int:
    """The lowest descriptor that is not taken: the limit is on the number, and there may be gaps below the highest."""
    free = os.dup(0)
    os.close(free)
    return free


@pytest.mark.needs_root
def test_without_a_user_id_left_no_child_is_forked() -> None:
    few = replace(policy.for_this_host(), uids=3)
    keeper = Keeper(few)
    keeper.start()
    children: list[Spare] = []
    try:
        children = [keeper.spawn(prewarm=False) for _ in range(4)]
        assert children[3].gone.wait(20)
        assert children[3].exit is not None
        assert children[3].exit.status == NO_UID_LEFT
        assert not any(child.gone.is_set() for child in children[:3])
    finally:
        for child in children:
            child.close()
        keeper.close()


def test_a_child_that_cannot_be_ordered_leaves_no_descriptor(keeper: Keeper) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    before = open_files()
    resource.setrlimit(resource.RLIMIT_NOFILE, (first_free() + 2, hard))
    try:
        for _ in range(3):
            with pytest.raises(OperatorError, match="no child can be started"):
                keeper.spawn(prewarm=False)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert open_files() == before
    child = keeper.spawn(prewarm=False)
    child.close()
    assert child.gone.wait(20)


def test_a_child_is_killed_and_buried(keeper: Keeper) -> None:
    child = keeper.spawn(prewarm=False)
    assert not child.gone.wait(0.3)
    child.close()
    assert child.gone.wait(20)
    assert child.exit is not None
    assert child.exit.status in (-9, 0)  # 0 where it saw its socket close before the signal reached it


def test_a_child_whose_judge_has_gone_leaves_without_a_complaint(keeper: Keeper) -> None:
    child = keeper.spawn(prewarm=False)
    while not child.gone.wait(0.01) and not child.sock.recv(1, socket.MSG_PEEK):
        pass  # what is not read before the end makes it a reset for the other side
    child.sock.close()
    assert child.gone.wait(20)
    assert child.exit is not None
    assert child.exit.status == 0
    child.close()


def test_a_closed_keeper_gives_no_children() -> None:
    keeper = Keeper(policy.for_this_host())
    with pytest.raises(OperatorError, match="closed"):
        keeper.spawn(prewarm=False)
