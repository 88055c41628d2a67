"""Where many workers are more than one PostgreSQL can serve: measured with few, reckoned for many.

Measured, on a real PostgreSQL with real connections: the CPU time that it spends on one submission while N workers
take from it, for a few N. The line through these is carried on, since every worker that listens adds a little. With
it, a closed queueing network is solved (mean value analysis): each slot of each worker is a customer that judges for a
while on a machine of its own and then asks PostgreSQL, whose cores serve all of them in turn.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

from benchmarks.cluster import Cluster, Judged
from benchmarks.teams import ROOT, until
from benchmarks.workload import Workload

CORES = (2, 4, 8)
WORKERS = (1, 2, 5, 10, 20, 50, 100, 200)
ENOUGH = 0.9  # of what PostgreSQL can do at all: from there on another worker brings next to nothing


@dataclass(frozen=True, slots=True)
class Service:
    """What a submission takes of a worker with ``slots`` on ``cores``: ``seconds`` of a slot, PostgreSQL apart."""

    seconds: float
    slots: int
    cores: int


@dataclass(frozen=True, slots=True)
class Cost:
    """CPU seconds of PostgreSQL for a submission, with N workers: ``alone + n * each``."""

    alone: float
    each: float

    def at(self, workers: int) -> float:
        return self.alone + self.each * workers

    @classmethod
    def through(cls, points: Sequence[tuple[int, float]]) -> "Cost":
        """The line that lies nearest to what was measured; it never falls."""
        x, y = mean(n for n, _ in points), mean(cpu for _, cpu in points)
        spread = sum((n - x) ** 2 for n, _ in points)
        each = max(0.0, sum((n - x) * (cpu - y) for n, cpu in points) / spread) if spread else 0.0
        return cls(max(y - each * x, 1e-6), each)


def throughput(workers: int, service: Service, demand: float, cores: int) -> float:
    """Submissions a second. PostgreSQL's cores count as one that is as fast as all, behind a delay (Seidmann)."""
    queue, rate = 0.0, 0.0
    shared, delay = demand / cores, demand * (cores - 1) / cores
    for customers in range(1, workers * service.slots + 1):
        wait = shared * (1 + queue)
        rate = customers / (service.seconds + delay + wait)
        queue = rate * wait
    return rate


def saturation(service: Service, cost: Cost, cores: int) -> int:
    """The first number of workers that brings PostgreSQL to within a tenth of all that it can do."""
    return next(n for n in range(1, 5000) if throughput(n, service, cost.at(n), cores) >= ENOUGH * cores / cost.at(n))


def measure(
    cluster: Cluster, folder: Path, numbers: Sequence[int], count: int, known: dict[str, object], slots: int,
    say: Callable[[str], None],
) -> list[tuple[int, Judged]]:  # fmt: skip
    """What PostgreSQL spends with so many workers whose engines sleep for as long as a real one judges."""
    (folder / "known.json").write_text(json.dumps(known))
    found = []
    work = Workload()
    for number in numbers:
        say(f"{number} workers that sleep")
        settings = {"DATABASE_URL": cluster.url, "ROPE_JUDGE_STALLED_SECONDS": "600", "ROPE_JUDGE_PULSE": str(folder)}
        command = [sys.executable, "-m", "benchmarks.sleepers", str(number), str(slots), str(folder / "known.json")]
        with (folder / f"sleepers-{number}.log").open("wb") as log:
            process = subprocess.Popen(command, cwd=ROOT, env=os.environ | settings, stderr=log, stdout=log)
        try:
            until(lambda number=number: cluster.workers() == number)  # type: ignore[misc]
            cluster.judge(work.problem, work.source, count // 2, until)
            found.append((number, cluster.judge(work.problem, work.source, count, until)))
        finally:
            process.kill()
            process.wait(60)
        cluster.forget_workers()
    return found


def table(service: Service, cost: Cost) -> str:
    """Submissions a second, by workers and by PostgreSQL's cores."""
    head = [
        f"| workers | {' | '.join(f'PostgreSQL on {cores} cores' for cores in CORES)} |",
        "|" + " --- |" * (1 + len(CORES)),
    ]
    rows = []
    for workers in WORKERS:
        cells = []
        for cores in CORES:
            demand = cost.at(workers)
            rate = throughput(workers, service, demand, cores)
            cells.append(f"{rate:.0f} /s ({rate * demand / cores:.0%} busy)")
        rows.append(f"| {workers} | {' | '.join(cells)} |")
    last = [f"| saturated from | {' | '.join(f'{saturation(service, cost, cores)} workers' for cores in CORES)} |"]
    return "\n".join([*head, *rows, *last])
