"""The stock of waiting children when a new one cannot be had."""

import threading
from typing import cast

import pytest

from judge.engine.spares import Spares
from judge.errors import OperatorError
from judge.sandbox.keeper import Keeper, Spare


class Failing:
    """A keeper that gives one child and then none."""

    hasty = True

    def __init__(self) -> None:
        self.closed = 0
        self._left = 1

    def spawn(self, *, prewarm: bool) -> Spare:
        if not self._left:
            raise OperatorError("none")
        self._left -= 1
        return cast(Spare, Child(self))


class Child:
    def __init__(self, keeper: Failing) -> None:
        self._keeper = keeper
        self.gone = threading.Event()

    def close(self) -> None:
        self._keeper.closed += 1


def test_a_child_is_kept_until_its_successor_is_there() -> None:
    keeper = Failing()
    spares = Spares(cast(Keeper, keeper), 1)
    spares.refill(rehearse=False)
    with pytest.raises(OperatorError):
        spares.rehearse()
    spares.close()
    assert keeper.closed == 1
