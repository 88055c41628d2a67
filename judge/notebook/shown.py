"""A report that shows itself: as text in a console, as a table in a notebook."""

from collections.abc import Iterator
from html import escape

from judge.report import CaseReport, Report
from judge.verdict import Verdict


class Checked:
    """What ``check`` returns. ``report`` is the same object that the command line prints with ``--json``."""

    def __init__(self, report: Report) -> None:
        self.report = report

    @property
    def accepted(self) -> bool:
        return self.report.verdict is Verdict.AC

    def __repr__(self) -> str:
        return "\n".join(_lines(self.report))

    def _repr_html_(self) -> str:
        return "<div>" + "".join(_html(self.report)) + "</div>"


def _failing(report: Report) -> CaseReport | None:
    return next((case for case in report.cases if case.verdict is not Verdict.AC), None)


def _passed(report: Report) -> str:
    return f"{sum(case.verdict is Verdict.AC for case in report.cases)}/{len(report.cases)}"


def _mark(case: CaseReport) -> str:
    return f"{'✓' if case.verdict is Verdict.AC else '✗'} {case.verdict}"


def _lines(report: Report) -> Iterator[str]:
    yield f"{report.verdict}  {report.problem}  {_passed(report)}"
    yield from (f"  {_mark(case)}  {case.name}" for case in report.cases)
    failing = _failing(report)
    if failing is not None and failing.message:
        yield from ("", failing.message)
    for diagnosis in report.diagnosis:
        yield from ("", diagnosis.title, diagnosis.text)
    for output in (report.stdout, report.stderr):
        if output:
            yield from ("", output.rstrip())


def _html(report: Report) -> Iterator[str]:
    """Everything goes through ``_e``: names, messages and output may come from the submission."""
    yield f"<p><b>{_e(report.verdict)}</b> {_e(report.problem)} <small>{_passed(report)}</small></p>"
    yield _table([_mark(case), case.name, (case.message or "").partition("\n")[0]] for case in report.cases)
    failing = _failing(report)
    if failing is not None:
        if failing.message and "\n" in failing.message:
            yield f"<pre>{_e(failing.message)}</pre>"
        if failing.worst:
            yield _table([list(w.index), w.where, f"{w.want:.6g}", f"{w.got:.6g}"] for w in failing.worst)
    for diagnosis in report.diagnosis:
        yield f"<p><b>{_e(diagnosis.title)}</b><br>{_e(diagnosis.text)}</p>"
    for output in (report.stdout, report.stderr):
        if output:
            yield f"<pre>{_e(output.rstrip())}</pre>"


def _table(rows: Iterator[list[object]]) -> str:
    cells = ("".join(f"<td style='text-align:left'>{_e(cell)}</td>" for cell in row) for row in rows)
    return "<table>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>"


def _e(value: object) -> str:
    return escape(str(value))
