"""A submission on its way to its verdict, as seen from the event loop.

Engine threads hand events over with ``call_soon_threadsafe``; everything here runs on the loop and needs no locks.
"""

import asyncio
import time

from judge.message import Lang
from judge.outcome import CaseOutcome, Outcome
from judge.report import Report, case_report, pending, report


class Job:
    """What is known so far, and a way to wait for more."""

    def __init__(self, id: str, problem: str, mode: str) -> None:
        self.id, self.problem, self.mode = id, problem, mode
        self.created = time.time()
        self.cases: list[CaseOutcome] = []
        self.total = 0
        self.outcome: Outcome | None = None
        self.given_up = False
        self._changed = asyncio.Event()

    def add_case(self, index: int | None, case: CaseOutcome, total: int) -> None:
        """One more case was judged. A run that was lost and begun again tells its first cases twice."""
        if index == len(self.cases) and not self.over:
            self.cases.append(case)
            self.total = total
            self._wake()

    def finish(self, outcome: Outcome) -> None:
        """The verdict is stored."""
        self.outcome = outcome
        self._wake()

    def give_up(self) -> None:
        """The server stops, or cannot store: whoever waits should ask again later."""
        self.given_up = True
        self._wake()

    @property
    def over(self) -> bool:
        """Whether nothing more will come."""
        return self.outcome is not None or self.given_up

    async def changed(self, timeout: float) -> bool:
        """Wait for news; False if there was none in ``timeout`` seconds."""
        try:
            async with asyncio.timeout(timeout):
                await self._changed.wait()
        except TimeoutError:
            return False
        return True

    def report(self, lang: Lang) -> Report:
        """The report as far as it goes."""
        if self.outcome:
            return report(self.outcome, lang)
        cases = tuple(case_report(case, lang) for case in self.cases)
        return pending(self.id, self.problem, self.mode).model_copy(update={"cases": cases})

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()
