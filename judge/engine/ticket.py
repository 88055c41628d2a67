"""What the one who handed in a submission holds on to."""

from contextlib import suppress

from judge.engine.promise import Promise
from judge.engine.submission import Event, OnEvent, Submission
from judge.outcome import Outcome


class Ticket(Promise[Outcome]):
    """A submission on its way to a verdict."""

    def __init__(self, submission: Submission, on_event: OnEvent | None = None) -> None:
        super().__init__(submission.id)
        self.submission = submission
        self._on_event = on_event

    # For the engine

    def tell(self, event: Event) -> None:
        """Tell of progress whoever listens."""
        if self._on_event is not None:
            self._on_event(event)

    def resolve(self, result: Outcome) -> None:
        """Tell and hand over, once."""
        if self.done:
            return
        with suppress(Exception):  # a listener's fault must not take the verdict from others
            self.tell(Event("done", len(result.cases), outcome=result))
        super().resolve(result)
