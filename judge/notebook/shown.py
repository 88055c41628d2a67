"""A report that shows itself: as text in a console, as a table in a notebook."""

from collections.abc import Iterable, Iterator
from html import escape

from judge.message import Lang, Message, _
from judge.outcome import Signature
from judge.report import CaseReport, Report
from judge.unwritten import UNWRITTEN
from judge.verdict import Verdict


class Checked:
    """What ``check`` returns. ``report`` is the same object that the command line prints with ``--json``."""

    def __init__(self, report: Report, lang: Lang = "en") -> None:
        self.report = report
        self._lang = lang

    @property
    def accepted(self) -> bool:
        return self.report.verdict is Verdict.AC

    def __repr__(self) -> str:
        return "\n".join(_lines(self.report, self._lang))

    def _repr_html_(self) -> str:
        return "<div>" + "".join(_html(self.report, self._lang)) + "</div>"


def _failing(report: Report) -> CaseReport | None:
    return next((case for case in report.cases if case.verdict is not Verdict.AC), None)


def _passed(report: Report) -> str:
    return f"{sum(case.verdict is Verdict.AC for case in report.cases)}/{len(report.cases)}"


def _mark(case: CaseReport) -> str:
    return f"{'✓' if case.verdict is Verdict.AC else '✗'} {case.verdict}"


def _begun(report: Report) -> bool:
    """Whether anything is written: if not, every case would say the same, and the diagnosis says it once."""
    return all(diagnosis.id != UNWRITTEN for diagnosis in report.diagnosis)


def _signatures(case: CaseReport, lang: Lang) -> list[list[str]]:
    """What was wanted and what came: shape and dtype of both."""
    found: list[tuple[Message, Signature | None]] = [(_("wanted"), case.want), (_("got"), case.got)]
    return [
        [title.text(lang), "" if one.shape is None else str(list(one.shape)), one.dtype] for title, one in found if one
    ]


def _worst(case: CaseReport, lang: Lang) -> list[list[str]]:
    """The worst elements, under a line that names the columns."""
    head = [title.text(lang) for title in (_("index"), _("where"), _("wanted"), _("got"))]
    rows = [[str(list(w.index)), w.where, f"{w.want:.6g}", f"{w.got:.6g}"] for w in case.worst]
    return [head, *rows] if rows else []


def _lines(report: Report, lang: Lang) -> Iterator[str]:
    yield f"{report.verdict}  {report.problem}  {_passed(report)}"
    failing = _failing(report)
    if _begun(report):
        yield from (f"  {_mark(case)}  {case.name}" for case in report.cases)
        if failing is not None:
            if failing.message:
                yield from ("", failing.message)
            yield from _aligned(_signatures(failing, lang))
            yield from _aligned(_worst(failing, lang))
    for diagnosis in report.diagnosis:
        yield from ("", diagnosis.title, diagnosis.text)
    for output in (report.stdout, report.stderr):
        if output:
            yield from ("", output.rstrip())


def _aligned(rows: list[list[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _html(report: Report, lang: Lang) -> Iterator[str]:
    """Everything goes through ``_e``: names, messages and output may come from the submission."""
    yield f"<p><b>{_e(report.verdict)}</b> {_e(report.problem)} <small>{_passed(report)}</small></p>"
    failing = _failing(report)
    if _begun(report):
        yield _table([_mark(case), case.name, (case.message or "").partition("\n")[0]] for case in report.cases)
        if failing is not None:
            if failing.message and "\n" in failing.message:
                yield f"<pre>{_e(failing.message)}</pre>"
            yield _table(_signatures(failing, lang))
            yield _table(_worst(failing, lang))
    for diagnosis in report.diagnosis:
        yield f"<p><b>{_e(diagnosis.title)}</b><br>{_e(diagnosis.text)}</p>"
    for output in (report.stdout, report.stderr):
        if output:
            yield f"<pre>{_e(output.rstrip())}</pre>"


def _table(rows: Iterable[list[str]]) -> str:
    cells = ("".join(f"<td style='text-align:left'>{_e(cell)}</td>" for cell in row) for row in rows)
    body = "".join(f"<tr>{row}</tr>" for row in cells)
    return f"<table>{body}</table>" if body else ""


def _e(value: object) -> str:
    return escape(str(value))
