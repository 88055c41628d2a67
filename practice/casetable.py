"""The table of cases: a line each in columns that stay where they are, whatever the names, times and messages."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.message import _
from judge.report import CaseReport
from judge.verdict import Verdict
from practice.formula import columns
from practice.language import say
from practice.terminal import printable
from practice.wrapping import padded, shortened, wrapped

if TYPE_CHECKING:
    from rich.text import Text

COLOURS = {Verdict.AC: "green", Verdict.WA: "red", Verdict.IE: "magenta"}
_BEFORE = 8  # blanks, the mark and the verdict
_GAP = 2
_ROOM = 30  # fewer columns than these are no column for a message: it goes below its case
_CLAUSE = re.compile(r"[^;；]+[;；]")
_LINES = 3  # of a message; the first case that fails is shown in full anyway


@dataclass(frozen=True)
class Widths:
    """Columns of the terminal that each part takes. 0: no case has it."""

    name: int
    sample: int
    time: int
    message: int
    indent: int

    @classmethod
    def fitting(cls, cases: Sequence[CaseReport], width: int) -> "Widths":
        """For ``cases`` on a terminal of ``width`` columns."""
        sample = columns(say(_("sample"))) if any(case.sample for case in cases) else 0
        time = max((len(_milliseconds(case)) for case in cases), default=0)
        others = _BEFORE + sum(_GAP + part for part in (sample, time) if part)
        name = min(max((columns(case.name) for case in cases), default=0), max(width - others, _GAP))
        indent = others + name + _GAP
        if width - indent < _ROOM:
            indent = _BEFORE
        return cls(name, sample, time, max(width - indent, _ROOM), indent)


def case_table(cases: Sequence[CaseReport], width: int) -> Iterator["Text"]:
    """``cases``, one after the other; a long message takes lines of its own column."""
    widths = Widths.fitting(cases, width)
    for case in cases:
        yield _row(case, widths)


def _row(case: CaseReport, widths: Widths) -> "Text":
    from rich.text import Text

    right = case.verdict is Verdict.AC
    text = Text("  ")
    text.append("✓" if right else "✗", "green" if right else COLOURS.get(case.verdict, "yellow"))
    text.append(f" {case.verdict:<3} ", "dim" if right else "bold")
    *first, last = wrapped(printable(case.name), widths.name)
    for part in first:
        text.append(f"{part}\n{' ' * _BEFORE}")
    text.append(padded(last, widths.name))
    if widths.sample:
        text.append(" " * _GAP + padded(say(_("sample")) if case.sample else "", widths.sample), "dim")
    if widths.time:
        text.append(" " * _GAP + _milliseconds(case).rjust(widths.time), "dim")
    if not right and case.message:
        text.append(_message(case, widths), "dim")
    text.rstrip()
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


def _message(case: CaseReport, widths: Widths) -> str:
    """Its first line: beside the case, or below it where there is no room."""
    said = printable(case.message or "").partition("\n")[0]
    clause = _CLAUSE.match(said) if case.verdict is Verdict.WA else None
    if clause and columns(said) > widths.message:
        said = clause[0] + ("…" if clause[0].endswith("；") else " …")  # what is allowed is the same for every case
    lines = shortened(wrapped(said, widths.message), _LINES, widths.message)
    indent = " " * widths.indent
    before = f"\n{indent}" if widths.indent == _BEFORE else " " * _GAP
    return before + f"\n{indent}".join(lines)


def _milliseconds(case: CaseReport) -> str:
    if case.time_ms is None:
        return ""
    return "<1 ms" if case.time_ms < 1 else f"{case.time_ms:.0f} ms"
