"""The judge itself: the real engine with everything on, source in and report out."""

import time

from benchmarks.workload import EXERCISE, Workload
from judge.engine import Engine, Submission, Ticket
from judge.report import report
from judge.verdict import Verdict


class Warm:
    """A running engine, and the ways to have it judge the solution."""

    def __init__(self, workload: Workload) -> None:
        self._workload = workload
        self.engine = Engine(workload.catalogue)
        self.engine.start()
        self.engine.settle()  # as the server does

    def close(self) -> None:
        self.engine.close()

    def with_pauses(self, times: int) -> list[float]:
        """Milliseconds from source to report, one at a time, idle in between as with one learner."""
        samples = []
        for _ in range(times):
            self._workload.pause()
            samples.append(self._one())
        return samples

    def back_to_back(self, times: int) -> list[float]:
        """The same without pauses."""
        return [self._one() for _ in range(times)]

    def rate(self, count: int) -> float:
        """Reports a second while the queue holds all the others: ``count`` are handed in at once."""
        started = time.perf_counter()
        tickets = [self._submit() for _ in range(count)]
        for ticket in tickets:
            self._report(ticket)
        return count / (time.perf_counter() - started)

    def _one(self) -> float:
        started = time.perf_counter()
        self._report(self._submit())
        return (time.perf_counter() - started) * 1000

    def _submit(self) -> Ticket:
        return self.engine.submit(Submission(problem=EXERCISE, source=self._workload.source))

    def _report(self, ticket: Ticket) -> str:
        found = report(ticket.result(60), "en")
        if found.verdict is not Verdict.AC or len(found.cases) != self._workload.count:
            raise RuntimeError(f"the solution got {found.verdict}, {len(found.cases)} cases: no figure to speak of")
        return found.model_dump_json()
