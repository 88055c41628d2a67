"""From the judged cases to at most one diagnosis."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from judge.diagnose.generic import generic
from judge.diagnose.named import explanations
from judge.diagnose.trial import Trial
from judge.frame import Frame, Raised
from judge.outcome import CaseOutcome, Diagnosis
from judge.verdict import Verdict

if TYPE_CHECKING:
    from judge.plan import Plan


def diagnose(plan: "Plan", frames: Sequence[Frame], outcomes: Sequence[CaseOutcome]) -> tuple[Diagnosis, ...]:
    """The misconception behind the failing cases; empty when all pass or when nothing is singled out.

    ``frames`` and ``outcomes`` belong to the first cases of ``plan``, in its order.
    """
    if all(outcome.verdict is Verdict.AC for outcome in outcomes):
        return ()
    judged = list(zip(plan.cases, frames, outcomes, strict=False))
    if any(outcome.verdict is not Verdict.AC for outcome in outcomes[len(judged) :]):
        return ()  # a case that left no frame, such as one that ran out of time, cannot be explained
    if any(isinstance(frame, Raised) and frame.out_of_memory for _planned, frame, _outcome in judged):
        return ()
    trials = [Trial(planned, frame, outcome.verdict is not Verdict.AC) for planned, frame, outcome in judged]
    named = explanations(plan.problem, trials)
    if len(named) == 1:
        return (Diagnosis(id=named[0].id, title=named[0].title, text=named[0].text),)
    if named:
        return ()  # several explain everything: these cases cannot tell them apart
    found = generic(plan.problem, trials)
    return (found,) if found else ()
