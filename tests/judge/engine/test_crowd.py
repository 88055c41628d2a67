"""A crowd that hands in at once is let in before judging goes on; one that does not end stops no judging."""

from typing import Any, cast

import pytest

from judge.engine import engine as module
from judge.engine.engine import Engine
from judge.problem import Catalogue


class Clock:
    """Time that passes by sleeping alone."""

    def __init__(self) -> None:
        self.now, self.slept = 1000.0, 0.0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.slept += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(module, "time", clock)
    return clock


@pytest.fixture
def engine() -> Engine:
    return Engine(Catalogue([]), slots=1, keeper=cast(Any, object()))


def test_nobody_waits_where_there_is_no_crowd(engine: Engine, clock: Clock) -> None:
    engine._let_in()
    assert clock.slept == 0


def test_a_crowd_is_let_in(engine: Engine, clock: Clock) -> None:
    engine.crowded = lambda: clock.slept < 0.1
    engine._let_in()
    assert 0.1 <= clock.slept < 0.11


def test_an_endless_crowd_delays_judging_now_and_then_only(engine: Engine, clock: Clock) -> None:
    engine.crowded = lambda: True
    for _job in range(100):
        engine._let_in()
    once = clock.slept
    assert 0.8 <= once < 0.81
    clock.now += 10
    engine._let_in()
    assert 1.6 <= clock.slept < 1.62
