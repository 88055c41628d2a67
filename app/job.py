"""A submission on its way to its verdict, as seen by who waits for it.

Cases are added from an engine thread, and wake the event loop only if somebody waits for them: most of a fast
submission's cases are never waited for, because its verdict is there first. Everything else runs on the loop.
"""

import asyncio
import time

from judge.message import Lang, Message
from judge.outcome import CaseOutcome, Outcome
from judge.report import Report, case_report, pending, report


class Job:
    """What is known so far, and ways to wait for more."""

    def __init__(self, id: str, problem: str, mode: str, learner: str | None = None) -> None:
        self.id, self.problem, self.mode = id, problem, mode
        self.learner = learner
        """Whose it is; None where only the database knows."""
        self.created = time.time()
        self.since = time.monotonic()
        """When this process first knew of it, by a clock that nobody sets."""
        self.cases: list[CaseOutcome] = []
        self.total = 0
        self.outcome: Outcome | None = None
        self.given_up = False
        self.counted = False
        """Whether this run of the server counted an attempt for it."""
        self.started: float | None = None
        """When its judging began, by ``time.monotonic``; None while it waits for its turn."""
        self.note: Message | None = None
        """Why nothing happens, where there is something to be said."""
        self._waiting = 0
        self._called = False
        self._changed = asyncio.Event()
        self._over = asyncio.Event()

    def add_case(self, index: int | None, case: CaseOutcome, total: int) -> bool:
        """One more case was judged; whether anybody is to be woken. From the engine's thread.

        A run that was lost and begun again tells its first cases twice. Who is about to be woken is not called again.
        """
        if index != len(self.cases) or self.over:
            return False
        self.total = total
        self.cases.append(case)
        if not self._waiting or self._called:
            return False
        self._called = True
        return True

    def begin(self) -> None:
        """It is being judged from now on. From any thread."""
        if self.started is None:
            self.started = time.monotonic()

    def say(self, note: Message | None) -> None:
        """Tell whoever waits why nothing happens, or that something does again."""
        if note != self.note:
            self.note = note
            self.wake()

    def finish(self, outcome: Outcome) -> None:
        """The verdict is stored."""
        self.outcome = outcome
        self._over.set()
        self.wake()

    def give_up(self) -> None:
        """The server stops, or cannot store: whoever waits should ask again later."""
        self.given_up = True
        self._over.set()
        self.wake()

    @property
    def over(self) -> bool:
        """Whether nothing more will come."""
        return self.outcome is not None or self.given_up

    async def changed(self, seen: int, timeout: float) -> bool:
        """Wait for more than ``seen`` cases or the end; False if there was neither in ``timeout`` seconds."""
        self._waiting += 1
        try:
            if len(self.cases) > seen or self.over:  # after the line above: a case added since then wakes us
                return True
            return await _happens(self._changed, timeout)
        finally:
            self._waiting -= 1

    async def ended(self, timeout: float) -> bool:
        """Wait for the end, ``timeout`` seconds at most."""
        return await _happens(self._over, timeout)

    def wake(self) -> None:
        """Let everybody who waits look again."""
        self._called = False  # first: a case that is added from now on calls again
        self._changed.set()
        self._changed = asyncio.Event()

    def report(self, lang: Lang) -> Report:
        """The report as far as it goes."""
        if self.outcome:
            return report(self.outcome, lang)
        cases = tuple(case_report(case, lang) for case in self.cases)
        return pending(self.id, self.problem, self.mode).model_copy(update={"cases": cases})


async def _happens(event: asyncio.Event, timeout: float) -> bool:
    try:
        async with asyncio.timeout(timeout):
            await event.wait()
    except TimeoutError:
        return False
    return True
