"""A report as a learner reads it in the terminal: verdict, cases, the first failing case in full, the mistake."""

from collections.abc import Iterator
from math import isfinite
from typing import TYPE_CHECKING

from judge.again import again
from judge.message import Message, _
from judge.report import CaseReport, Report
from judge.unwritten import UNWRITTEN
from judge.verdict import Verdict
from practice.casetable import COLOURS, case_table
from practice.language import say
from practice.terminal import command, console, printable
from practice.wrapping import paragraphs

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

OUTPUT_LINES = 40
NO_SANDBOX = "none"  # what was judged is a sheet of numbers, which carries its own seed


def verdict_name(verdict: Verdict, *, code: bool = True) -> Message:
    """The verdict in words; not of ``code``, but of a sheet."""
    if verdict is Verdict.CE and not code:
        return _("cannot be read")
    return {
        Verdict.AC: _("accepted"),
        Verdict.WA: _("wrong answer"),
        Verdict.RTE: _("run-time error"),
        Verdict.OLE: _("output limit exceeded"),
        Verdict.MLE: _("memory limit exceeded"),
        Verdict.TLE: _("time limit exceeded"),
        Verdict.CE: _("compile error"),
        Verdict.IE: _("internal error of the judge"),
    }[verdict]


def show(report: Report) -> None:
    """Print the whole report."""
    out = console()
    for part in render(report, out.width):
        if getattr(part, "overflow", None) == "ignore":  # a command to be copied is never broken in two
            out.print(part, soft_wrap=True)
        else:
            # folded: to rich, a passage of Chinese is one word, and it would cut what does not fit
            out.print(part, no_wrap=getattr(part, "no_wrap", None), overflow=getattr(part, "overflow", None) or "fold")


def render(report: Report, width: int) -> Iterator["RenderableType"]:
    """The report, piece by piece, for a terminal of ``width`` columns."""
    from rich.text import Text

    yield _headline(report)
    if any(diagnosis.id == UNWRITTEN for diagnosis in report.diagnosis):  # every case would say it once more
        yield from _diagnosis(report, width)
        yield from _printed(report, None)
        return
    failing = first_failing(report)
    if report.verdict is not Verdict.CE or len(report.cases) > 1:  # each blank of a sheet is judged by itself
        yield from case_table(report.cases, width)
    if failing is not None:
        yield Text()
        yield from _in_full(failing)
    yield from _diagnosis(report, width)
    yield from _printed(report, failing)
    yield from _what_next(report, failing)


def _printed(report: Report, failing: CaseReport | None) -> Iterator["RenderableType"]:
    if failing is None or not failing.stdout:
        yield from _output(say(_("Printed while your code ran:")), report.stdout)
    yield from _output(say(_("On standard error:")), report.stderr)


def _what_next(report: Report, failing: CaseReport | None) -> Iterator["Text"]:
    from rich.text import Text

    if failing is not None and failing.verdict is not Verdict.CE and report.sandbox != NO_SANDBOX:
        yield Text()
        yield Text(say(_("The same numbers again:")) + " " + again_command(report, failing), "dim", overflow="ignore")
    if failing is None and report.mode == "run":
        line = _("These are the samples. The hidden cases: {command}", command=command("test", report.problem))
        yield Text(say(line), "dim", overflow="ignore")


def first_failing(report: Report) -> CaseReport | None:
    """The case that gave the verdict."""
    return next((case for case in report.cases if case.verdict is not Verdict.AC), None)


def again_command(report: Report, case: CaseReport) -> str:
    """The command that draws the same numbers for the case that failed."""
    return command(*again(report.problem, report.seed, case.name))


def _headline(report: Report) -> "Text":
    from rich.text import Text

    verdict = report.verdict or Verdict.IE
    passed = sum(case.verdict is Verdict.AC for case in report.cases)
    colour = COLOURS.get(verdict, "yellow")
    text = Text()
    text.append(f" {verdict} ", f"bold reverse {colour}")
    text.append(f" {say(verdict_name(verdict, code=report.sandbox != NO_SANDBOX))}", f"bold {colour}")
    text.append(f"  {report.problem}  ")
    facts = []
    if verdict is not Verdict.IE and (total := len(report.cases)) > 1:  # one may be all that ran
        facts.append(say(_("{passed} of {total} cases passed", passed=passed, total=total)))
    if report.time_ms is not None:
        facts.append(f"{report.time_ms:.0f} ms")
    if report.sandbox == "process":
        facts.append(say(_("not confined by the kernel")))
    text.append(" · ".join(facts), "dim")
    return text


def _in_full(case: CaseReport) -> Iterator["RenderableType"]:
    from rich.padding import Padding
    from rich.text import Text

    if case.verdict is not Verdict.CE:
        yield Text(say(_("The first case that fails: {name}", name=case.name)), style="bold")
    if case.message:
        yield Padding(Text(printable(case.message)), (0, 0, 0, 2), expand=False)
    if case.want or case.got:
        yield Padding(_signatures(case), (0, 0, 0, 2), expand=False)
    yield from (Padding(Text(line), (0, 0, 0, 2), expand=False) for line in _errors(case))
    if case.worst:
        yield Padding(_worst(case), (0, 0, 0, 2), expand=False)
    yield from _output(say(_("Printed during this case:")), case.stdout)


def _signatures(case: CaseReport) -> "RenderableType":
    from rich.table import Table

    table = Table.grid(padding=(0, 2))
    for title, signature in ((_("wanted"), case.want), (_("got"), case.got)):
        if signature is not None:
            shape = "" if signature.shape is None else str(list(signature.shape))
            differs = case.want is not None and case.got is not None and case.want != case.got
            table.add_row(say(title), shape, printable(signature.dtype), style="bold" if differs else "")
    return table


def _errors(case: CaseReport) -> Iterator[str]:
    if not case.message and case.wrong is not None and case.total:
        yield say(_share(case.wrong, case.total))
    if case.max_abs_error is not None:
        line = _("largest error: {absolute} absolute, {relative} relative; allowed is {tolerance}",
                 absolute=number(case.max_abs_error), relative=number(case.max_rel_error),
                 tolerance=number(case.tolerance))  # fmt: skip
        yield say(line)


def _share(wrong: int, total: int) -> Message:
    if total == 1:
        return _("the only element is wrong")
    percent = _percent(wrong / total)
    if wrong == 1:
        return _("1 of {total} elements is wrong ({percent} %)", total=total, percent=percent)
    return _("{wrong} of {total} elements are wrong ({percent} %)", wrong=wrong, total=total, percent=percent)


def _worst(case: CaseReport) -> "RenderableType":
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say(_("index")))
    table.add_column(say(_("where")))
    table.add_column(say(_("wanted")), justify="right")
    table.add_column(say(_("got")), justify="right", style="red")
    for worst in case.worst:
        table.add_row(str(list(worst.index)), worst.where, number(worst.want), number(worst.got))
    return table


def _diagnosis(report: Report, width: int) -> Iterator["RenderableType"]:
    from rich.padding import Padding
    from rich.text import Text

    for diagnosis in report.diagnosis:
        yield Text()
        yield Text(say(_("What went wrong: {title}", title=diagnosis.title)), style="bold cyan")
        yield Padding(Text(paragraphs(diagnosis.text, width - 2)), (0, 0, 0, 2), expand=False)


def _output(title: str, output: str | None) -> Iterator["RenderableType"]:
    from rich.padding import Padding
    from rich.text import Text

    lines = printable(output or "").rstrip().splitlines()
    if not lines:
        return
    if len(lines) > OUTPUT_LINES:
        more = len(lines) - OUTPUT_LINES
        left_out = say(
            _("… 1 more line; --json has it") if more == 1 else _("… {n} more lines; --json has them", n=more)
        )
        lines = [*lines[:OUTPUT_LINES], left_out]
    yield Text()
    yield Text(title, style="bold")
    yield Padding(Text("\n".join(lines)), (0, 0, 0, 2), expand=False)


def number(value: float | None) -> str:
    """A number at a glance: six digits, no more zeros than needed."""
    if value is None:
        return "–"
    return f"{value:.6g}" if isfinite(value) else str(value)


def _percent(share: float) -> str:
    """Never rounded to nothing or to all."""
    percent = 100 * share
    return "<1" if 0 < percent < 1 else ">99" if 99 < percent < 100 else f"{percent:.0f}"
