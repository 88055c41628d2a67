"""A stand-in for the engine that runs the toys' own submissions right here: no sandbox, so nothing else may use it."""

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import torch

from judge.case import Draw
from judge.check.proof import Submit
from judge.check.trials import Trial
from judge.marking import mark
from judge.message import as_message
from judge.outcome import CaseOutcome, Diagnosis, Limits, Outcome
from judge.problem import Catalogue, Problem, WrongAnswer
from judge.verdict import Verdict


@contextmanager
def in_process(catalogue: Catalogue) -> Iterator[Submit]:
    """What :func:`judge.check.proof.check` opens instead of the engine."""

    def submit(trial: Trial) -> "Future[Outcome]":
        future: Future[Outcome] = Future()
        problem = catalogue[trial.problem]
        future.set_result(judged(problem, trial) if problem.kind == "code" else mark(problem, trial.source, trial.seed))
        return future

    yield submit


def judged(problem: Problem, trial: Trial) -> Outcome:
    """The outcome of a toy submission: compare every case, then look for the wrong answer that agrees with all."""
    calls = [case.args for case in problem.cases(Draw(trial.seed))]
    module = ModuleType("submission")
    try:
        exec(compile(trial.source, "submission.py", "exec"), module.__dict__)
        got = [getattr(module, problem.entry)(*args) for args in calls]
    except SyntaxError as error:
        return outcome(problem, trial, Verdict.CE, str(error))
    except Exception as error:
        return outcome(problem, trial, Verdict.RTE, repr(error))
    if agree(got, [problem.expected(*args).value for args in calls]):  # type: ignore[union-attr]
        return outcome(problem, trial, Verdict.AC)
    agreeing = [wrong for wrong in problem.wrong_answers if explains(wrong, calls, got)]
    found = [Diagnosis(id=wrong.id, title=wrong.title, text=wrong.text) for wrong in agreeing]
    return outcome(problem, trial, Verdict.WA, "wrong", tuple(found) if len(found) == 1 else ())


def explains(wrong: WrongAnswer, calls: list[Any], got: list[Any]) -> bool:
    try:
        return agree(got, [wrong.entry()(*args) for args in calls])
    except ArithmeticError:
        return False


def agree(got: list[Any], want: list[Any]) -> bool:
    return all(torch.is_tensor(g) and torch.allclose(g.double(), w.double()) for g, w in zip(got, want, strict=True))


def outcome(
    problem: Problem, trial: Trial, verdict: Verdict, said: str = "", found: tuple[Diagnosis, ...] = ()
) -> Outcome:
    """An outcome with one case."""
    case = CaseOutcome(name="small", sample=True, verdict=verdict, message=as_message(said) if said else None)
    return Outcome(
        id="x", problem=problem.id, mode="submit", verdict=verdict, cases=(case,), diagnosis=found, seed=trial.seed,
        time_ms=1.0, limits=Limits(time_ms=1, memory_mb=1, output_kb=1), sandbox="none", versions={},
    )  # fmt: skip
