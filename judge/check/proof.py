"""Runs all checks over the exercises and counts what was proved."""

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol, TypeAlias

from judge.cards.deck import card_files
from judge.check.cards import card_faults
from judge.check.draws import draw_faults
from judge.check.options import option_faults
from judge.check.sources import source_faults
from judge.check.texts import text_faults
from judge.check.trials import Trial, trials
from judge.errors import AuthorError
from judge.message import Message
from judge.outcome import Outcome
from judge.problem import Catalogue, Problem
from judge.problem.catalogue import folders, relations
from judge.problem.layout import CARDS
from judge.problem.loader import inspect
from judge.verdict import Verdict

SEEDS = (1, 2, 3)
"""A random draw may happen to hide a mistake; three that all hide it are the exercise's fault."""

_AT_ONCE = 64
"""Submissions handed to the engine ahead of the one that is waited for."""
_MORE_TRIES = 3
"""For a submission that ran out of time: what is too slow by itself runs out of it each time."""


class Waiting(Protocol):
    """An outcome to come."""

    def result(self) -> Outcome: ...


Submit: TypeAlias = Callable[[Trial], Waiting]
Open: TypeAlias = Callable[[Catalogue], AbstractContextManager[Submit]]


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that an author has to mend. ``where`` names the exercise and the file."""

    problem: str
    where: str
    message: Message

    def __str__(self) -> str:
        return f"{self.where}: {self.message}"


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What was found and what was proved. Counts are files: each holds with every seed or is not counted."""

    findings: tuple[Finding, ...]
    exercises: int
    accepted: int
    wrong: int
    diagnosed: int
    judged: int
    seconds: float
    cards: int = 0
    seeds: int = len(SEEDS)

    @property
    def ok(self) -> bool:
        return not self.findings


@contextmanager
def open_engine(catalogue: Catalogue) -> Iterator[Submit]:
    """The real engine, for the time of a check."""
    from judge.engine import Engine, Submission

    with Engine(catalogue, queue_limit=2 * _AT_ONCE) as engine:
        yield lambda trial: engine.submit(
            Submission(problem=trial.problem, source=trial.source, mode="submit", seed=trial.seed)
        )


def check(
    ids: Sequence[str] = (), *, root: Path | None = None, seeds: Sequence[int] = SEEDS, open: Open = open_engine
) -> CheckResult:
    """Check the exercises called ``ids`` (ids or numbers; ``cards`` is the review cards), by default everything."""
    begun = time.perf_counter()
    readings = {folder.name: inspect(folder) for folder in folders(root)}
    catalogue = Catalogue(reading.problem for reading in readings.values() if reading.problem)
    chosen = _chosen(ids, catalogue, readings)
    with_cards = not ids or CARDS in ids
    between = list(relations(catalogue))
    findings: list[Finding] = []
    ready: list[Problem] = []
    for name in chosen:
        problem = readings[name].problem
        faults = [*readings[name].faults, *(fault for fault in between if _folder(fault) == name)]
        if problem is not None and not faults:
            faults = _form_faults(problem, seeds)
            ready += [] if faults else [problem]
        findings += [Finding(name, fault.where, fault.message) for fault in faults]
    if with_cards:
        findings += [Finding(CARDS, fault.where, fault.message) for fault in card_faults(catalogue, root)]
    tally = Tally()
    if ready:
        with open(catalogue) as submit:
            _run(ready, seeds, submit, tally)
    return CheckResult(
        findings=(*findings, *tally.findings.values()),
        exercises=len(chosen),
        accepted=len(tally.passed - tally.findings.keys()),
        wrong=len(tally.refused),
        diagnosed=len(tally.refused - tally.findings.keys()),
        judged=tally.judged,
        seconds=time.perf_counter() - begun,
        cards=len(card_files(root)) if with_cards else 0,
        seeds=len(seeds),
    )


def _chosen(ids: Sequence[str], catalogue: Catalogue, names: Iterable[str]) -> list[str]:
    known = sorted(names)
    if not ids:
        return known
    exercises = (id for id in ids if id != CARDS)
    return list(dict.fromkeys(id if id in known else catalogue.find(id).folder.name for id in exercises))


def _folder(fault: AuthorError) -> str:
    """The exercise that ``fault`` is about: its folder stands first in ``where``, after that of all exercises."""
    return fault.where.split("/")[1]


def _form_faults(problem: Problem, seeds: Sequence[int]) -> list[AuthorError]:
    """What can be said without judging anything."""
    faults = [*text_faults(problem), *option_faults(problem), *source_faults(problem)]
    return faults or list(draw_faults(problem, seeds))


@dataclass(slots=True)
class Tally:
    """What the trials came to so far. Sets hold files; the first complaint about a file is kept."""

    findings: dict[str, Finding] = field(default_factory=dict)
    passed: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    judged: int = 0

    def add(self, trial: Trial, outcome: Outcome) -> None:
        self.judged += 1
        complaint = trial.complaint(outcome)
        if complaint is not None:
            self.fault(trial.problem, AuthorError(complaint, where=trial.where))
        if trial.role == "accepted" and outcome.verdict == Verdict.AC:
            self.passed.add(trial.where)
        if trial.role == "wrong" and outcome.verdict == Verdict.WA:
            self.refused.add(trial.where)

    def fault(self, problem: str, fault: AuthorError) -> None:
        self.findings.setdefault(fault.where, Finding(problem, fault.where, fault.message))


def _run(problems: Iterable[Problem], seeds: Sequence[int], submit: Submit, tally: Tally) -> None:
    """Have everything judged, some submissions ahead of the one that is waited for."""
    ahead: deque[tuple[Trial, Waiting]] = deque()
    for problem in problems:
        try:
            for trial in trials(problem, seeds):
                ahead.append((trial, submit(trial)))
                if len(ahead) == _AT_ONCE:
                    _collect(ahead, submit, tally)
        except AuthorError as fault:
            tally.fault(problem.id, fault)
    while ahead:
        _collect(ahead, submit, tally)


def _collect(ahead: deque[tuple[Trial, Waiting]], submit: Submit, tally: Tally) -> None:
    """Take in the next outcome. Where time ran out unexpectedly, a busy machine may be to blame: it gets more tries."""
    trial, waiting = ahead.popleft()
    outcome = waiting.result()
    for _n in range(_MORE_TRIES):
        if trial.complaint(outcome) is None or not any(case.verdict == Verdict.TLE for case in outcome.cases):
            break
        outcome = submit(trial).result()
    tally.add(trial, outcome)
