"""What was found out about each judge, and the table of them all."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from benchmarks.figures import Spread, markdown_table, number, table
from benchmarks.sources import CHEATS


@dataclass
class Row:
    """What was found out about one judge. ``reason``: why there is nothing, or not everything."""

    key: str
    name: str
    isolation: str
    note: str = ""
    reason: str = ""
    latency: list[float] = field(default_factory=list)
    rate: list[float] = field(default_factory=list)
    megabytes: float | None = None
    verdicts: dict[str, str] = field(default_factory=dict)

    @property
    def fooled_by(self) -> list[str]:
        """Which wrong answers were accepted."""
        return [key for key, verdict in self.verdicts.items() if key != "right" and verdict == "AC"]

    def against(self, ours: "Row") -> float | None:
        """How many times as long as ours it takes, by the medians."""
        if not (self.latency and ours.latency):
            return None
        return Spread(tuple(self.latency)).median / Spread(tuple(ours.latency)).median

    def as_json(self, ours: "Row") -> dict[str, object]:
        """Everything, the raw samples included."""
        return asdict(self) | {"times_this": self.against(ours), "fooled_by": self.fooled_by}

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> "Row":
        """The opposite of ``as_json``."""
        return cls(**{one.name: found[one.name] for one in fields(cls)})


_LEFT = (0, 8, 9, 10)
HEAD = ("", "n", "min ms", "median", "p95", "× this", "/s", "peak MB", "right", "wrong sign", "fooled by")


def cells(row: Row, ours: Row) -> list[str]:
    """One line of the table."""
    if not row.latency:
        return [row.name, *["–"] * (len(HEAD) - 2), f"not measured: {row.reason}"]
    spread, times = Spread(tuple(row.latency)), row.against(ours)
    return [
        row.name,
        str(len(row.latency)),
        *(number(value) for value in (spread.low, spread.median, spread.at(95))),
        "–" if times is None else number(times),
        number(Spread(tuple(row.rate)).median) if row.rate else "–",
        "–" if row.megabytes is None else number(row.megabytes),
        row.verdicts.get("right", "–"),
        row.verdicts.get("wrong", "–"),
        told_verdicts(row),
    ]


def standings(rows: Sequence[Row], *, cores: int, cases: int, pss: bool, markdown: bool = False) -> str:
    """The table, and what has to be known to read it. This judge's row is the first."""
    lines = [list(HEAD), *(cells(row, rows[0]) for row in rows)]
    shown = markdown_table(lines, left=_LEFT) if markdown else table(lines, left=_LEFT)
    bullet = "*" if markdown else " "
    isolation = [f"{bullet} {row.name}: {row.isolation}{f' ({row.note})' if row.note else ''}" for row in rows]
    cheats = [f"{bullet} {key}: {what}" for key, what in CHEATS.items()]
    kind = "PSS (a page that other programs map too counts in part)" if pss else "PSS where it may be read, else RSS"
    notes = [
        f"Milliseconds from source to verdict, seen from outside, one at a time with pauses of 50 ms; {cases} cases.",
        f"/s: {cores} at once. Memory: {kind} of all processes of a judge at the worst moment, {cores} at once.",
    ]
    parts = [shown, "\n".join(notes), "Cheats, all with the wrong sign:", "\n".join(cheats), "Isolation:"]
    return "\n\n".join([*parts, "\n".join(isolation)])


def told_verdicts(row: Row) -> str:
    """Which cheats were accepted, and what became of the others."""
    if row.reason:
        return f"stopped: {row.reason}"
    cheats = {key: row.verdicts[key] for key in CHEATS if key in row.verdicts}
    accepted = [key for key, verdict in cheats.items() if verdict == "AC"]
    text = ", ".join(accepted) or "none"
    if "again" in row.fooled_by:
        text += "; the next learner's wrong answer is accepted too"
    if "judge gone" in cheats.values():
        text += "; one ends the judge"
    return text
