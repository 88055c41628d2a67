"""All judges measured by turns with the same source, then each alone for its memory and for what it lets pass."""

import random
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from threading import Event, Thread
from typing import TypeVar

from benchmarks.figures import Spread
from benchmarks.rivals import Judge, Rival
from benchmarks.sources import Sources
from benchmarks.standings import Row
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


class Contest:
    """One run. ``say`` is told what is going on."""

    def __init__(
        self, rivals: Sequence[Rival], sources: Sources, effort: Effort, cores: int, say: Callable[[str], None]
    ) -> None:
        self._sources, self._effort, self._cores, self._say = sources, effort, cores, say
        self._gaps = random.Random(0)
        self._rivals = {rival.key: rival for rival in rivals}
        self.rows = [Row(rival.key, rival.name, rival.isolation) for rival in rivals]

    def run(self) -> None:
        """Rounds first, while all are there; then each alone."""
        judges: dict[str, Judge] = {}
        try:
            for row in self.rows:
                self._say(f"starting: {row.name} …")
                if judge := self._try(row, self._rivals[row.key].start):
                    judges[row.key], row.note = judge, judge.note
            for turn in range(self._effort.rounds):
                for row in self.rows:
                    if (judge := judges.get(row.key)) and not row.reason:
                        self._say(f"round {turn + 1} of {self._effort.rounds}: {row.name} …")
                        self._try(row, lambda row=row, judge=judge: self._measure(row, judge))  # type: ignore[misc]
        finally:
            for judge in judges.values():
                judge.close()
        for row in self.rows:
            if not row.reason:
                self._say(f"memory and verdicts: {row.name} …")
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
        with closing(self._rivals[row.key].start()) as judge:
            row.megabytes = peak(judge, [self._sources.right] * 2 * self._cores)
            trials = list(self._sources.trials())
            if not self._rivals[row.key].lasting:
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
