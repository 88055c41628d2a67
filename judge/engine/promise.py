"""What the one who handed in holds on to, whatever was handed in."""

from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from typing import Generic, TypeVar

R = TypeVar("R")


class Promise(Generic[R]):
    """Something on its way through the queue and a run to its result."""

    def __init__(self, id: str) -> None:
        self.id = id
        self._future: Future[R] = Future()
        self._stop_running: Callable[[], None] | None = None
        self._withdraw: Callable[[Promise[R]], bool] = lambda _: False
        self._place: Callable[[Promise[R]], int | None] = lambda _: None
        self.cancelled = False

    def result(self, timeout: float | None = None) -> R:
        """Wait for the result. Raises CancelledError after a cancellation, TimeoutError when time is up."""
        return self._future.result(timeout)

    @property
    def done(self) -> bool:
        return self._future.done()

    @property
    def position(self) -> int:
        """How many are taken before this one; 0 once it is running or done."""
        return self._place(self) or 0

    def when_done(self, tell: Callable[[], None]) -> None:
        """Call ``tell`` once this is over, however it ends. From any thread."""
        self._future.add_done_callback(lambda _future: tell())

    def cancel(self) -> bool:
        """Take it out of the queue, or end its run. False when it was done already."""
        if self._future.done():
            return False
        self.cancelled = True
        if self._withdraw(self):
            self._future.cancel()
        elif (stop := self._stop_running) is not None:
            stop()
        return True

    # For the engine

    def bind(self, withdraw: "Callable[[Promise[R]], bool]", place: "Callable[[Promise[R]], int | None]") -> None:
        self._withdraw, self._place = withdraw, place

    def running(self, stop: Callable[[], None]) -> None:
        """From now on ``stop`` ends the run; at once if it was cancelled meanwhile."""
        self._stop_running = stop
        if self.cancelled:
            stop()

    def ran(self) -> None:
        """No run can be ended any more. What it held goes at once, without waiting for the garbage collector."""
        self._stop_running = None

    def resolve(self, result: R) -> None:
        """Hand over, once."""
        with suppress(InvalidStateError):  # cancelled in between
            self._future.set_result(result)

    def give_up(self) -> None:
        """Nobody wants the result any more, or the engine closes."""
        self._future.cancel()
