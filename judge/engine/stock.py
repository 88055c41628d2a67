"""Ready plans and loaded wrong answers: drawing, computing and importing stay off the learner's clock."""

import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from judge.plan import Plan, fresh_seed, make_plan
from judge.problem import Problem

_LEAST, _MOST = 3, 128
"""Plans of one exercise: for one learner; for a class that hands in at the same moment."""
_REMEMBERED_SECONDS = 300.0
_ROOM = 3 << 20
"""Bytes of all encoded inputs in stock. A plan takes several times what its inputs do."""


@dataclass(eq=False)
class _Shelf:
    """The plans of one exercise, and when the last of them were asked for."""

    problem: Problem
    loaded: bool = False  # whether its wrong answers are
    plans: deque[Plan] = field(default_factory=deque)
    asked: deque[float] = field(default_factory=lambda: deque(maxlen=_MOST))

    def depth(self, now: float) -> int:
        """As many as were asked for lately: what happened five minutes ago may happen again."""
        while self.asked and self.asked[0] < now - _REMEMBERED_SECONDS:
            self.asked.popleft()
        return max(_LEAST, len(self.asked))

    @property
    def size(self) -> int:
        return sum(len(plan.calls) for plan in self.plans)


class Stock:
    """Unused *submit* plans of each exercise that was asked for, more where many ask. ``clock``: seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._shelves: dict[str, _Shelf] = {}
        self._lock = threading.Lock()

    def take(self, problem: Problem) -> Plan:
        """A plan with a seed of its own, used by nobody else."""
        with self._lock:
            shelf = self._shelves.setdefault(problem.id, _Shelf(problem))
            shelf.asked.append(self._clock())
            if shelf.plans:
                return shelf.plans.popleft()
        return make_plan(problem, "submit", fresh_seed())

    def refill_one(self) -> bool:
        """Make one plan where one is missing, once also ready the diagnosis. False when there is nothing to do."""
        with self._lock:
            shelf = self._emptiest()
        if shelf is None:
            return False
        problem = shelf.problem
        if not shelf.loaded:
            shelf.loaded = True
            for wrong in problem.wrong_answers:
                wrong.entry()
            return True
        try:
            plan = make_plan(problem, "submit", fresh_seed())
        except Exception:  # a broken exercise must not keep the others waiting for theirs
            with self._lock:
                self._shelves.pop(problem.id, None)
            raise
        with self._lock:
            shelf.plans.append(plan)
        return True

    def _emptiest(self) -> _Shelf | None:
        """The shelf that a plan is missing on; what nobody asks for any more is given back meanwhile."""
        now, short, size = self._clock(), [], 0
        for shelf in self._shelves.values():
            depth = shelf.depth(now)
            while len(shelf.plans) > depth:
                shelf.plans.pop()
            size += shelf.size
            if len(shelf.plans) < depth:
                short.append(shelf)
        if size >= _ROOM:
            short = [shelf for shelf in short if len(shelf.plans) < _LEAST]
        return min(short, key=lambda shelf: len(shelf.plans), default=None)
