"""Ready plans and loaded wrong answers: drawing, computing and importing stay off the learner's clock."""

import threading
from collections import deque

from judge.plan import Plan, fresh_seed, make_plan
from judge.problem import Problem

_DEPTH = 3


class Stock:
    """A few unused *submit* plans for each exercise that was asked for."""

    def __init__(self) -> None:
        self._plans: dict[str, tuple[Problem, deque[Plan]]] = {}
        self._loaded: set[str] = set()
        self._lock = threading.Lock()

    def take(self, problem: Problem) -> Plan:
        """A plan with a seed of its own, used by nobody else."""
        with self._lock:
            _problem, plans = self._plans.setdefault(problem.id, (problem, deque()))
            if plans:
                return plans.popleft()
        return make_plan(problem, "submit", fresh_seed())

    def refill_one(self) -> bool:
        """Make one plan where one is missing, once also ready the diagnosis. False when there is nothing to do."""
        with self._lock:
            short = [(len(plans), problem) for problem, plans in self._plans.values() if len(plans) < _DEPTH]
        if not short:
            return False
        problem = min(short, key=lambda entry: entry[0])[1]
        if problem.id not in self._loaded:
            self._loaded.add(problem.id)
            for wrong in problem.wrong_answers:
                wrong.entry()
            return True
        plan = make_plan(problem, "submit", fresh_seed())
        with self._lock:
            self._plans[problem.id][1].append(plan)
        return True
