"""How often something may happen, whatever the time of day is said to be."""

import time

import pytest
from limits import parse

from app.window import KEPT, Windows

TWICE = parse("2/minute")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    now = {"monotonic": 1000.0, "day": 1.8e9}
    monkeypatch.setattr(time, "monotonic", lambda: now["monotonic"])
    monkeypatch.setattr(time, "time", lambda: now["day"])
    return now


@pytest.mark.parametrize("jump", [0, -86400, 86400])
def test_a_minute_is_a_minute_although_the_clock_is_set(clock: dict[str, float], jump: int) -> None:
    windows = Windows()
    assert [windows.hit(TWICE, "who", "ada") for _ in range(3)] == [True, True, False]
    clock["day"] += jump
    assert not windows.hit(TWICE, "who", "ada")
    assert windows.hit(TWICE, "who", "bob")
    clock["monotonic"] += 61
    assert [windows.hit(TWICE, "who", "ada") for _ in range(3)] == [True, True, False]


def test_not_everybody_is_remembered_for_ever(clock: dict[str, float]) -> None:
    windows = Windows()
    for n in range(KEPT + 10):
        windows.hit(TWICE, str(n))
    assert len(windows._times) == KEPT
