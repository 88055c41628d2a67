"""docs/performance.md, made from the results that are kept: of each, a text written by hand and tables out of one file.

A benchmark whose result is not there has no section. Those of a ``--quick`` run are refused: too little was measured to
be quoted.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from benchmarks.figures import Bar, Figure, bar_rows, figure_rows, markdown_table
from benchmarks.machine import Machine
from benchmarks.soak import RULES, Record
from benchmarks.standings import Row, standings

Found = Mapping[str, Any]
RESULTS = Path(__file__).with_name("results")
_HEAD = """\
# Performance

Written by `make performance` from the results in `benchmarks/results`; each section says with which command its figures
were taken, where and when. Percentiles are members of the sample. Figures of one machine say little about another; the
ratios within a section carry further.
"""
_NONE = "\nNo result is kept at the moment.\n"


def figures(found: Found) -> str:
    """The tables that most benchmarks have: what was measured, and what it has to reach."""
    measured = figure_rows(Figure.from_json(key, one) for key, one in found["figures"].items())
    bars = bar_rows(Bar.from_json(one) for one in found["bars"])
    return f"{markdown_table(measured, left=(0, 1))}\n\n{markdown_table(bars, left=(0, 4))}"


def judge(found: Found) -> str:
    """With what was judged, and what could not be measured."""
    head = (
        f"`{found['exercise']}`, {found['cases']} cases of which {found['hidden']} hidden, level {found['level']}, "
        f"{found['slots']} slots."
    )
    return "\n\n".join([head, *(f"Not measured: {fault}" for fault in found["faults"]), figures(found)])


def classroom(found: Found) -> str:
    """With how many there were."""
    return f"{found['learners']} learners, {found['submissions']} submissions.\n\n{figures(found)}"


def peers(found: Found) -> str:
    """The judges side by side."""
    rows = [Row.from_json(one) for one in found["peers"]]
    return standings(rows, cores=found["cores"], cases=found["cases"], pss=found["pss"], markdown=True)


def workers(found: Found) -> str:
    """As the benchmark told it."""
    return str(found["told"]).strip()


def soak(found: Found) -> str:
    """Every figure's slope, and whether it is flat."""
    names = [one.name for one in fields(Record)]
    record = Record(**{name: found[name] for name in names})
    rows = [["", "unit", "first", "last", "median", "an hour", "allowed", ""]]
    for name, one in record.trends.items():
        label, unit, rule = RULES[name]
        told = {True: "flat", False: "NOT FLAT", None: "too short to say"}[one.flat(rule)]
        values = [f"{value:.1f}" for value in (one.first, one.last, one.middle)]
        rows.append([label, unit, *values, f"{one.slope:+.1f}", f"±{rule.bound(one.middle):.1f}", told])
    each = record.grown / record.submissions / 1000 if record.submissions else 0.0
    head = (
        f"{record.minutes:g} minutes, {record.done} requests, {record.submissions} submissions, "
        f"{sum(record.errors.values())} errors; the database grew by {each:.1f} kB a submission."
    )
    return f"{head}\n\n{markdown_table(rows, left=(0, 1, 7))}"


@dataclass(frozen=True, slots=True)
class Section:
    """One benchmark: its result is ``name``.json, its text ``name``.md, and ``make target`` takes it."""

    name: str
    title: str
    target: str
    tables: Callable[[Found], str]

    def text(self, results: Path) -> str:
        """Empty where there is no result."""
        file = results / f"{self.name}.json"
        if not file.exists():
            return ""
        found = json.loads(file.read_text("utf-8"))
        if found["quick"]:
            raise ValueError(f"{file} is of a --quick run: too little was measured to be quoted")
        machine = Machine(**{one.name: found["machine"][one.name] for one in fields(Machine)})
        arguments = " ".join([*found["arguments"], f"--json benchmarks/results/{self.name}.json"])
        command = f'`make {self.target} ARGS="{arguments}"`'
        return "\n\n".join(
            [
                f"\n## {self.title}",
                RESULTS.joinpath(f"{self.name}.md").read_text("utf-8").strip(),
                f"{command}, {found['date']}: {'; '.join(machine.text().splitlines())}.",
                self.tables(found) + "\n",
            ]
        )


SECTIONS = (
    Section("judge", "The judge", "bench", judge),
    Section("peers", "Judges side by side", "bench-peers", peers),
    Section("classroom", "A class at work", "bench-classroom", classroom),
    Section("page", "The page of an exercise", "bench-page", figures),
    Section("workers", "Many workers, one PostgreSQL", "bench-workers", workers),
    Section("soak", "An hour of steady load", "soak", soak),
)


def page(results: Path = RESULTS) -> str:
    """The whole page."""
    return _HEAD + ("".join(section.text(results) for section in SECTIONS) or _NONE)
