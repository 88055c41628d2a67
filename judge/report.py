"""The one report: the same JSON from the command line, the HTTP API and the notebook.

Field names are an interface that does not drift. Absent values are null; ``verdict`` is null until there is one.
"""

from judge.message import Lang
from judge.outcome import CaseOutcome, Diagnosis, Limits, Model, Outcome, Signature
from judge.unwritten import unwritten
from judge.verdict import Verdict


class WorstReport(Model):
    """One wrong element, described in the reader's language."""

    index: tuple[int, ...]
    where: str
    want: float
    got: float


class CaseReport(Model):
    """One case as shown."""

    name: str
    sample: bool
    verdict: Verdict
    message: str | None
    want: Signature | None
    got: Signature | None
    max_abs_error: float | None
    max_rel_error: float | None
    tolerance: float | None
    wrong: int | None
    total: int | None
    worst: tuple[WorstReport, ...]
    time_ms: float | None
    stdout: str | None


class DiagnosisReport(Model):
    """The misconception, by name."""

    id: str
    title: str
    text: str


class Report(Model):
    """What a learner gets."""

    id: str
    problem: str
    mode: str
    verdict: Verdict | None
    cases: tuple[CaseReport, ...] = ()
    diagnosis: tuple[DiagnosisReport, ...] = ()
    stdout: str | None = None
    stderr: str | None = None
    seed: int | None = None
    time_ms: float | None = None
    limits: Limits | None = None
    sandbox: str | None = None
    versions: dict[str, str] | None = None


def pending(id: str, problem: str, mode: str) -> Report:
    """The report of a submission that has no verdict yet."""
    return Report(id=id, problem=problem, mode=mode, verdict=None)


def report(outcome: Outcome, lang: Lang) -> Report:
    """``outcome`` in ``lang``."""
    return Report(
        id=outcome.id,
        problem=outcome.problem,
        mode=outcome.mode,
        verdict=outcome.verdict,
        cases=tuple(case_report(case, lang) for case in outcome.cases),
        diagnosis=tuple(
            DiagnosisReport(id=d.id, title=d.title.text(lang), text=d.text.text(lang)) for d in _diagnoses(outcome)
        ),
        stdout=outcome.stdout,
        stderr=outcome.stderr,
        seed=outcome.seed,
        time_ms=outcome.time_ms,
        limits=outcome.limits,
        sandbox=outcome.sandbox,
        versions=outcome.versions,
    )


def _diagnoses(outcome: Outcome) -> tuple[Diagnosis, ...]:
    """Mistakes that were singled out; where none was, perhaps that nothing has been written: that is no mistake, so
    it is told to who looks, and neither kept nor counted."""
    found = unwritten(outcome.cases) if not outcome.diagnosis else None
    return outcome.diagnosis if found is None else (found,)


def case_report(case: CaseOutcome, lang: Lang) -> CaseReport:
    """``case`` in ``lang``."""
    message = case.message.text(lang) if case.message else None
    worst = tuple(
        WorstReport(index=worst.index, where=worst.where.text(lang), want=worst.want, got=worst.got)
        for worst in case.worst
    )
    return CaseReport.model_validate(vars(case) | {"message": message, "worst": worst})
