"""Figures, the bars they are held against, and how both are shown."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True, slots=True)
class Spread:
    """Repeated measurements of one thing; percentiles are members of the sample (nearest rank)."""

    samples: tuple[float, ...]

    def at(self, percent: float) -> float:
        """The smallest sample that ``percent`` per cent of all do not exceed."""
        ordered = sorted(self.samples)
        rank = -(-len(ordered) * percent // 100)
        return ordered[max(int(rank), 1) - 1]

    @property
    def low(self) -> float:
        return min(self.samples)

    @property
    def high(self) -> float:
        return max(self.samples)

    @property
    def median(self) -> float:
        return self.at(50)

    def summary(self) -> dict[str, float]:
        """The columns of the table, by name."""
        return {"min": self.low, "median": self.median, "p95": self.at(95), "p99": self.at(99), "max": self.high}


@dataclass(frozen=True, slots=True)
class Figure:
    """One row of a table: what was measured, in which unit, how often and with what result."""

    key: str
    label: str
    unit: str
    spread: Spread

    @classmethod
    def from_json(cls, key: str, found: Mapping[str, Any]) -> "Figure":
        """The opposite of ``as_json``."""
        return cls(key, found["label"], found["unit"], Spread(tuple(found["samples"])))

    def as_json(self) -> dict[str, object]:
        """Everything, the raw samples included."""
        return {
            "label": self.label,
            "unit": self.unit,
            **self.spread.summary(),
            "samples": list(self.spread.samples),
        }


@dataclass(frozen=True, slots=True)
class Bar:
    """What one figure has to reach. ``at_least``: more is better. ``aim``: what was hoped for beyond it."""

    name: str
    value: float | None
    bound: float
    unit: str
    aim: float | None = None
    at_least: bool = False
    note: str = ""

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> "Bar":
        """The opposite of ``as_json``."""
        return cls(**{one.name: found[one.name] for one in fields(cls)})

    @property
    def met(self) -> bool | None:
        return self._reaches(self.bound)

    @property
    def aim_met(self) -> bool | None:
        return None if self.aim is None else self._reaches(self.aim)

    def verdict(self) -> str:
        """Met or missed, and by how much of the bar."""
        if self.value is None:
            return "not measured"
        text = "met" if self.met else "MISSED"
        if self.bound:
            text += f" by {abs(self.value / self.bound - 1):.0%}"
        if self.met and self.aim is not None:
            text += ", aim met too" if self.aim_met else f", aim missed by {abs(self.value / self.aim - 1):.0%}"
        return text

    def as_json(self) -> dict[str, object]:
        """The bar with its outcome."""
        names = ("name", "value", "bound", "unit", "aim", "at_least", "met", "aim_met", "note")
        return {name: getattr(self, name) for name in names}

    def _reaches(self, wanted: float) -> bool | None:
        if self.value is None:
            return None
        return self.value >= wanted if self.at_least else self.value <= wanted


def number(value: float) -> str:
    """``value`` with three digits or so: 0.83, 4.21, 38.5, 1932."""
    size = abs(value)
    return f"{value:.2f}" if size < 10 else f"{value:.1f}" if size < 100 else f"{value:.0f}"


def figure_table(figures: Iterable[Figure]) -> str:
    """One line a figure with its spread."""
    return table(figure_rows(figures))


def figure_rows(figures: Iterable[Figure]) -> list[list[str]]:
    """The same as cells, the head first."""
    rows = [["", "unit", "n", "min", "median", "p95", "p99", "max"]]
    for figure in figures:
        columns = [number(value) for value in figure.spread.summary().values()]
        rows.append([figure.label, figure.unit, str(len(figure.spread.samples)), *columns])
    return rows


def bar_table(bars: Iterable[Bar]) -> str:
    """One line a bar."""
    return table(bar_rows(bars), left=(0, 4))


def bar_rows(bars: Iterable[Bar]) -> list[list[str]]:
    """The same as cells, the head first."""
    rows = [["", "is", "bar", "aim", ""]]
    for bar in bars:
        sign = "≥" if bar.at_least else "≤"
        value = "–" if bar.value is None else f"{number(bar.value)} {bar.unit}"
        aim = "" if bar.aim is None else f"{sign} {bar.aim:g}"
        note = f"  ({bar.note})" if bar.note else ""
        rows.append([bar.name, value, f"{sign} {bar.bound:g} {bar.unit}", aim, bar.verdict() + note])
    return rows


def table(rows: Sequence[Sequence[str]], left: Sequence[int] = (0, 1)) -> str:
    """``rows`` in columns of equal width; those in ``left`` are flush left, the others flush right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (
        "  ".join(
            cell.ljust(w) if n in left else cell.rjust(w) for n, (cell, w) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    )
    return "\n".join(f"  {line}".rstrip() for line in lines)


def markdown_table(rows: Sequence[Sequence[str]], left: Sequence[int] = (0,)) -> str:
    """``rows`` as Markdown; columns that are not in ``left`` are flush right."""
    head, *body = ([cell.replace("|", "\\|") for cell in row] for row in rows)
    rule = ["---" if n in left else "---:" for n in range(len(head))]
    return "\n".join(f"| {' | '.join(line)} |".replace("|  |", "| |") for line in (head, rule, *body))
