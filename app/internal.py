"""Outcomes that the server itself gives: it could not have a submission judged, and says so."""

from app.i18n import _
from app.job import Job
from judge.message import Message
from judge.outcome import CaseOutcome, Limits, Outcome
from judge.problem import Problem
from judge.verdict import Verdict

KILLED = _("The judge broke down each time it judged this submission. It will not be tried again.")
GONE = _("This exercise no longer exists.")

UNREADABLE = _("The judge could not write its report down. It is not your fault; it was written to the log.")

ILLEGIBLE = _("The report that was stored can no longer be read; it was kept as it is. Hand in again for a new one.")

_OWN = {message.template: message for message in (KILLED, GONE, UNREADABLE)}


def internal_outcome(job: Job, seed: int | None, problem: Problem | None, sandbox: str, why: Message) -> Outcome:
    """The outcome of a submission that could not be judged."""
    return Outcome(
        id=job.id,
        problem=job.problem,
        mode=job.mode,
        verdict=Verdict.IE,
        cases=(CaseOutcome(name="", sample=False, verdict=Verdict.IE, message=why),),
        seed=seed or 0,
        time_ms=0.0,
        limits=problem.limits if problem else Limits(time_ms=0, memory_mb=0, output_kb=0),
        sandbox=sandbox,
        versions={},
    )


def unreadable(outcome: Outcome) -> Outcome:
    """What remains of an outcome that is no JSON."""
    case = CaseOutcome(name="", sample=False, verdict=Verdict.IE, message=UNREADABLE)
    return Outcome(
        id=outcome.id,
        problem=outcome.problem,
        mode=outcome.mode,
        verdict=Verdict.IE,
        cases=(case,),
        seed=outcome.seed,
        time_ms=outcome.time_ms,
        limits=outcome.limits,
        sandbox=outcome.sandbox,
        versions=outcome.versions,
    )


def with_own_words(outcome: Outcome) -> Outcome:
    """``outcome`` as it was before it was stored: a stored message has forgotten whose catalogue translates it."""
    if outcome.verdict != Verdict.IE or not outcome.cases:
        return outcome
    first = outcome.cases[0]
    own = _OWN.get(first.message.template) if first.message else None
    if own is None:
        return outcome
    return outcome.model_copy(update={"cases": (first.model_copy(update={"message": own}), *outcome.cases[1:])})
