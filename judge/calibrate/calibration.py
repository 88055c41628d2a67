"""Every answer of one exercise, measured over some seeds in the trusted process."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from judge.calibrate.crude import COARSE, crude
from judge.calibrate.share import Form, share
from judge.diagnose.replay import replay
from judge.plan import Plan, make_plan
from judge.problem import Problem
from judge.problem.module import load_module

GAP = 4.0
"""The least factor between the worst right answer and the best wrong one: room for another machine on both sides."""

Role: TypeAlias = Literal["accepted", "crude", "wrong"]


@dataclass(frozen=True, slots=True)
class Run:
    """One answer with one seed: the largest share over all cases, by dtype, and in which ways its form was wrong."""

    shares: dict[str, float]
    forms: tuple[Form, ...]

    @property
    def largest(self) -> float:
        """Infinite for a wrong form: no tolerance lets that pass."""
        return math.inf if self.forms else max(self.shares.values(), default=0.0)


@dataclass(frozen=True, slots=True)
class Answer:
    """A right, a crude or a wrong answer, by the name of its file, with a run per seed."""

    name: str
    role: Role
    runs: tuple[Run, ...]

    @property
    def right(self) -> bool:
        """Whether it passes with some seed."""
        return any(run.largest <= 1 for run in self.runs)

    @property
    def forms(self) -> tuple[Form, ...]:
        """In which ways its form was wrong, with any seed."""
        return tuple(dict.fromkeys(form for run in self.runs for form in run.forms))

    def share(self, key: str) -> float | None:
        """What decides: the largest share of a right answer, the smallest over the seeds of any other."""
        shares = [run.shares[key] for run in self.runs if key in run.shares]
        return (max if self.role == "accepted" else min)(shares, default=None)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the tolerance for ``key``, a dtype, lies: at 1, between ``accepted`` and ``refused``, each with its name.

    Of what is refused for its values, the nearest that is wrong in this dtype counts; None where there is none.
    """

    key: str
    accepted: tuple[float, str]
    refused: tuple[float, str] | None

    @property
    def gap(self) -> float | None:
        """How many times larger the best refused error is than the worst accepted one."""
        return None if self.refused is None else _ratio(self.refused[0], self.accepted[0])


@dataclass(frozen=True, slots=True)
class Calibration:
    """All that was measured of one exercise."""

    problem: Problem
    seeds: tuple[int, ...]
    answers: tuple[Answer, ...]

    @property
    def exact(self) -> bool:
        """Whether the exercise asks for equality, so that there is no tolerance to place."""
        return self.problem.meta.tolerance.exact

    @property
    def keys(self) -> list[str]:
        """The dtypes that results were wanted in."""
        return sorted({key for answer in self.answers for run in answer.runs for key in run.shares})

    def worst(self, key: str) -> tuple[float, str]:
        """The largest share of a right answer for ``key``, and whose it is."""
        shares = [(a.share(key) or 0.0, a.name) for a in self.answers if a.role == "accepted"]
        return max(shares, default=(0.0, ""))

    def gap(self, answer: Answer) -> float:
        """How many times further off ``answer`` is than any right one, in the dtype that shows it best."""
        return min(self._gap(run) for run in answer.runs)

    def _gap(self, run: Run) -> float:
        if run.forms:
            return math.inf
        return max((_ratio(value, self.worst(key)[0]) for key, value in run.shares.items()), default=0.0)

    def standings(self) -> Iterator[Standing]:
        """Where the tolerance lies, per dtype."""
        refused = [a for a in self.answers if a.role != "accepted" and not a.right and not a.forms]
        for key in self.keys:
            here = [a for a in refused if a.role == "wrong" or key.split()[0] not in COARSE]
            shares = [(value, a.name) for a in here if (value := a.share(key) or 0.0) > 1]
            yield Standing(key, self.worst(key), min(shares, default=None))

    def faults(self) -> Iterator[tuple[Answer, float]]:
        """Right answers that are refused, others that pass, and others too near to the right; each with its gap."""
        for answer in self.answers:
            if answer.role == "accepted":
                if any(run.largest > 1 for run in answer.runs):
                    yield answer, 0.0
            elif answer.role == "wrong" or not self.exact:
                gap = self.gap(answer)
                if answer.right or gap < GAP:
                    yield answer, gap


def calibrate(problem: Problem, seeds: Sequence[int]) -> Calibration:
    """Measure every answer of ``problem``, of kind ``code``. Raises AuthorError where a trusted file fails."""
    plans = [make_plan(problem, "submit", seed) for seed in seeds]
    answers: list[Answer] = []
    for name, role, entry in _entries(problem):
        answer = Answer(name, role, tuple(_run(entry, plan) for plan in plans))
        # What rounds nothing gives the solution's own results and says nothing about the tolerance.
        if role != "crude" or answer.runs != answers[0].runs:
            answers.append(answer)
    return Calibration(problem, tuple(seeds), tuple(answers))


def _entries(problem: Problem) -> Iterator[tuple[str, Role, Callable[..., Any]]]:
    reference = problem.reference()
    yield "solution", "accepted", reference
    for path in problem.accepted:
        where = f"{problem.where}/{path.relative_to(problem.folder).as_posix()}"
        yield path.stem, "accepted", problem.bind(load_module(path, path.read_text("utf-8"), where), where=where)
    for name, entry in crude(reference).items():
        yield name, "crude", entry
    for wrong in problem.wrong_answers:
        yield wrong.path.stem, "wrong", wrong.entry()


def _run(entry: Callable[..., Any], plan: Plan) -> Run:
    shares: dict[str, float] = {}
    forms: dict[Form, None] = {}
    for planned in plan.cases:
        seen = share(planned, replay(entry, planned), plan.problem)
        if seen.form:
            forms[seen.form] = None
        for key, value in seen.shares.items():
            shares[key] = max(shares.get(key, 0.0), value)
    return Run(shares, tuple(forms))


def _ratio(share: float, worst: float) -> float:
    if share == worst:
        return 1.0
    return share / worst if worst else math.inf
