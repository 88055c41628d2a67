"""What the one who handed in holds on to."""

from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress

from judge.engine.submission import Event, OnEvent, Submission
from judge.outcome import Outcome


class Ticket:
    """A submission on its way to a verdict."""

    def __init__(self, submission: Submission, on_event: OnEvent | None = None) -> None:
        self.submission = submission
        self._on_event = on_event
        self._future: Future[Outcome] = Future()
        self._stop_running: Callable[[], None] | None = None
        self._withdraw: Callable[[Ticket], bool] = lambda _: False
        self._place: Callable[[Ticket], int | None] = lambda _: None
        self.cancelled = False

    def result(self, timeout: float | None = None) -> Outcome:
        """Wait for the outcome. Raises CancelledError after a cancellation, TimeoutError when time is up."""
        return self._future.result(timeout)

    @property
    def done(self) -> bool:
        return self._future.done()

    @property
    def position(self) -> int:
        """How many submissions are taken before this one; 0 once it is being judged or done."""
        return self._place(self) or 0

    def cancel(self) -> bool:
        """Take it out of the queue, or end its run. False when it was done already."""
        if self._future.done():
            return False
        self.cancelled = True
        if self._withdraw(self):
            self._future.cancel()
        elif self._stop_running is not None:
            self._stop_running()
        return True

    # For the engine

    def bind(self, withdraw: "Callable[[Ticket], bool]", place: "Callable[[Ticket], int | None]") -> None:
        self._withdraw, self._place = withdraw, place

    def running(self, stop: Callable[[], None]) -> None:
        """From now on ``stop`` ends the run; at once if it was cancelled meanwhile."""
        self._stop_running = stop
        if self.cancelled:
            stop()

    def tell(self, event: Event) -> None:
        if self._on_event is not None:
            self._on_event(event)

    def resolve(self, outcome: Outcome) -> None:
        """Tell and hand over, once."""
        if self._future.done():
            return
        with suppress(Exception):  # a listener's fault must not take the verdict from others
            self.tell(Event("done", len(outcome.cases), outcome=outcome))
        with suppress(InvalidStateError):  # cancelled in between
            self._future.set_result(outcome)

    def fail(self, error: BaseException) -> None:
        if not self._future.done():
            self._future.set_exception(error)

    def give_up(self) -> None:
        """Nobody wants the verdict any more, or the engine closes."""
        self._future.cancel()
