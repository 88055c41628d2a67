"""How much of a report its reader gets. Everything that shows a report to anybody takes it from here.

``full`` is all of it. ``summary`` says which cases passed and names the mistake, and shows samples and what the
learner's own code raised, but no values of hidden cases. ``verdict`` is the verdict alone.
"""

from typing import Literal

from judge.report import CaseReport, Report
from judge.verdict import Verdict

Level = Literal["full", "summary", "verdict"]


def shown(report: Report, level: Level) -> Report:
    """``report`` as somebody of this level sees it."""
    if level == "full" or report.verdict == Verdict.IE:  # a fault of ours says nothing about hidden cases
        return report
    if level == "summary":
        cases = tuple(filter(None, (shown_case(case, level) for case in report.cases)))
        return report.model_copy(update={"cases": cases, "stdout": None, "stderr": None, "seed": None})
    return Report(
        id=report.id, problem=report.problem, mode=report.mode, verdict=report.verdict, limits=report.limits,
        sandbox=report.sandbox, versions=report.versions,
    )  # fmt: skip


def shown_case(case: CaseReport, level: Level) -> CaseReport | None:
    """One case as somebody of this level sees it; None where it is not shown at all."""
    if level == "full" or (level == "summary" and case.sample):
        return case
    if level == "verdict":
        return None
    nothing = {name: None for name in ("want", "got", "max_abs_error", "max_rel_error", "wrong", "total", "stdout")}
    raised = case.verdict not in {Verdict.WA, Verdict.AC}
    message = case.message if raised else None
    return case.model_copy(update={**nothing, "worst": (), "message": message, "time_ms": None})
