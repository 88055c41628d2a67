"""All judges measured by turns with the same source, then each alone for its memory and for what it lets pass."""

import random
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from threading import Event, Thread
from typing import TypeVar

from benchmarks.figures import Spread, number
from benchmarks.rivals import Judge, Rival
from benchmarks.sources import CHEATS, Sources
from benchmarks.watch import memory

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Effort:
    """A measurement ends when its seconds are over, yet has at least ``few`` and at most ``many`` of each."""

    rounds: int
    latency_seconds: float
    rate_seconds: float
    few: int
    many: int


FULL = Effort(rounds=3, latency_seconds=3.0, rate_seconds=2.5, few=1, many=40)
QUICK = Effort(rounds=1, latency_seconds=0.0, rate_seconds=0.0, few=1, many=3)


@dataclass
class Row:
    """What was found out about one judge. ``reason``: why there is nothing, or not everything."""

    rival: Rival
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
        samples = {"latency": self.latency, "rate": self.rate}
        spreads = {key: Spread(tuple(found)) for key, found in samples.items() if found}
        figures = {key: {**one.summary(), "samples": list(one.samples)} for key, one in spreads.items()}
        return {
            "key": self.rival.key,
            "name": self.rival.name,
            "isolation": self.rival.isolation,
            "note": self.note,
            "reason": self.reason,
            **figures,
            "times_this": self.against(ours),
            "megabytes": self.megabytes,
            "verdicts": self.verdicts,
            "fooled_by": self.fooled_by,
        }


class Contest:
    """One run. ``say`` is told what is going on."""

    def __init__(
        self, rivals: Sequence[Rival], sources: Sources, effort: Effort, cores: int, say: Callable[[str], None]
    ) -> None:
        self._sources, self._effort, self._cores, self._say = sources, effort, cores, say
        self._gaps = random.Random(0)
        self.rows = [Row(rival) for rival in rivals]

    def run(self) -> None:
        """Rounds first, while all are there; then each alone."""
        judges: dict[str, Judge] = {}
        try:
            for row in self.rows:
                self._say(f"starting: {row.rival.name} …")
                if judge := self._try(row, row.rival.start):
                    judges[row.rival.key], row.note = judge, judge.note
            for turn in range(self._effort.rounds):
                for row in self.rows:
                    if (judge := judges.get(row.rival.key)) and not row.reason:
                        self._say(f"round {turn + 1} of {self._effort.rounds}: {row.rival.name} …")
                        self._try(row, lambda row=row, judge=judge: self._measure(row, judge))  # type: ignore[misc]
        finally:
            for judge in judges.values():
                judge.close()
        for row in self.rows:
            if not row.reason:
                self._say(f"memory and verdicts: {row.rival.name} …")
                self._try(row, lambda row=row: self._examine(row))  # type: ignore[misc]

    def _try(self, row: Row, work: Callable[[], T]) -> T | None:
        """What cannot be had or measured is told in its row, and takes nothing else along."""
        try:
            return work()
        except Exception as error:
            row.reason = str(error) or type(error).__name__
            return None

    def _measure(self, row: Row, judge: Judge) -> None:
        """One at a time, idle in between as with one learner; then as many at once as there are cores."""
        effort, source = self._effort, self._sources.right
        began = time.perf_counter()
        for n in range(effort.many):
            if n >= effort.few and time.perf_counter() - began > effort.latency_seconds:
                break
            time.sleep(self._gaps.uniform(0.04, 0.06))
            started = time.perf_counter()
            verdict = judge.judge(source)
            row.latency.append(1000 * (time.perf_counter() - started))
            self._accepted(verdict)
        typical = Spread(tuple(row.latency)).median / 1000
        count = max(1, min(5 * effort.many, round(effort.rate_seconds / typical))) * self._cores
        started = time.perf_counter()
        verdicts = judge.judge_all([source] * count)
        row.rate.append(count / (time.perf_counter() - started))
        for verdict in verdicts:
            self._accepted(verdict)

    def _accepted(self, verdict: str) -> None:
        if verdict != "AC":
            raise RuntimeError(f"the right answer got {verdict}: no figure to speak of")

    def _examine(self, row: Row) -> None:
        """Started again with nothing else there, so that no page is shared with another judge."""
        with closing(row.rival.start()) as judge:
            row.megabytes = peak(judge, [self._sources.right] * 2 * self._cores)
            trials = list(self._sources.trials())
            if not row.rival.lasting:
                verdicts = judge.judge_all([source for _key, source in trials])
                row.verdicts = {key: verdict for (key, _source), verdict in zip(trials, verdicts, strict=True)}
                return
            for key, source in trials:
                if key in ("agreeable", "written"):
                    judge.fresh()
                row.verdicts[key] = judge.judge(source)


def peak(judge: Judge, sources: Sequence[str]) -> float:
    """Megabytes of all the judge's processes together at the worst moment while it judges."""
    found, over = [0.0], Event()

    def look() -> None:
        while not over.is_set():
            found.append(sum(memory(pid) for pid in judge.roots()))
            over.wait(0.02)

    watcher = Thread(target=look)
    watcher.start()
    try:
        judge.judge_all(sources)
    finally:
        over.set()
        watcher.join()
    return max(found)


HEAD = ("", "n", "min ms", "median", "p95", "× this", "/s", "peak MB", "right", "wrong sign", "fooled by")


def cells(row: Row, ours: Row) -> list[str]:
    """One line of the table."""
    if not row.latency:
        return [row.rival.name, *["–"] * (len(HEAD) - 2), f"not measured: {row.reason}"]
    spread, times = Spread(tuple(row.latency)), row.against(ours)
    return [
        row.rival.name,
        str(len(row.latency)),
        *(number(value) for value in (spread.low, spread.median, spread.at(95))),
        "–" if times is None else number(times),
        number(Spread(tuple(row.rate)).median) if row.rate else "–",
        "–" if row.megabytes is None else number(row.megabytes),
        row.verdicts.get("right", "–"),
        row.verdicts.get("wrong", "–"),
        told_verdicts(row),
    ]


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
