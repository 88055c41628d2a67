"""What is judged, by all that are compared: the solution of one exercise, with all its cases."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from judge.engine import Submission
from judge.engine.judging import Judging
from judge.plan import Plan, fresh_seed, make_plan
from judge.problem import Catalogue, Problem

EXERCISE = "rotate-half"


@dataclass(frozen=True, slots=True)
class Effort:
    """How often each thing is measured, in ``rounds`` that alternate between those that are compared."""

    rounds: int
    latency: int
    queue: int
    cold: int
    requests: int
    clients: int


FULL = Effort(rounds=5, latency=50, queue=400, cold=3, requests=100, clients=8)
QUICK = Effort(rounds=1, latency=5, queue=12, cold=1, requests=5, clients=2)


class Workload:
    """The exercise, its solution as the source, and jobs for those that go without the engine."""

    def __init__(self) -> None:
        self.catalogue = Catalogue.load()
        self.problem: Problem = self.catalogue[EXERCISE]
        self.source = self.problem.solution
        self._gaps = random.Random(0)

    @cached_property
    def plan(self) -> Plan:
        """One plan, to know the cases by."""
        return self.draw()

    @property
    def count(self) -> int:
        return len(self.plan.cases)

    @property
    def hidden(self) -> int:
        return sum(not planned.case.sample for planned in self.plan.cases)

    def draw(self) -> Plan:
        """Fresh cases."""
        return make_plan(self.problem, "submit", fresh_seed())

    def job(self) -> bytes:
        """A job with fresh cases, as the engine would send it."""
        submission = Submission(problem=EXERCISE, source=self.source)
        return Judging(submission, submission.encoded(), self.draw(), "strict", lambda _index, _case: None).job

    def pause(self) -> None:
        """Be idle for 40 to 60 ms, as if a learner looked at the report."""
        time.sleep(self._gaps.uniform(0.04, 0.06))


def milliseconds(work: Callable[[], object]) -> float:
    """How long ``work`` takes."""
    started = time.perf_counter()
    work()
    return (time.perf_counter() - started) * 1000
