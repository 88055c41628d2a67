"""Between an engine thread and the server: passes on what is told about one submission, in an order that is safe."""

import threading
from collections.abc import Callable

from app.job import Job
from judge.engine import Event
from judge.outcome import Outcome


class Listener:
    """What the engine calls. A verdict that comes before its submission's row is on its way waits for that."""

    def __init__(self, progress: Callable[[Job, Event], None], store: Callable[[Job, Outcome], None], job: Job) -> None:
        self._progress, self._store, self._job = progress, store, job
        self._lock = threading.Lock()
        self._open = self._closed = False
        self._early: Outcome | None = None

    def __call__(self, event: Event) -> None:
        if event.kind == "started":
            self._job.begin()
        elif event.kind == "case":
            self._progress(self._job, event)
        elif event.outcome is not None:
            with self._lock:
                if not self._open:
                    self._early = event.outcome
                    return
            self._pass_on(event.outcome)

    def open(self) -> None:
        """The submission's row comes before whatever is written from now on."""
        with self._lock:
            self._open = True
            early = self._early
        if early is not None:
            self._pass_on(early)

    def close(self) -> None:
        """There is no row to hold a verdict."""
        self._closed = True

    def _pass_on(self, outcome: Outcome) -> None:
        if not self._closed:
            self._store(self._job, outcome)
