"""Real workers, each a process of its own: what one judges, and what two do."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import psutil

from benchmarks.cluster import Cluster, Judged
from benchmarks.priority import first
from benchmarks.workload import Workload

ROOT = Path(__file__).parents[1]
PATIENCE = 300.0


@dataclass
class Duel:
    """Rounds of one worker and of two, in turn: a neighbour who comes and goes burdens both."""

    name: str
    where: str
    one: list[Judged] = field(default_factory=list)
    two: list[Judged] = field(default_factory=list)

    @property
    def ratio(self) -> float:
        return median(two.rate / one.rate for one, two in zip(self.one, self.two, strict=True))

    def row(self) -> str:
        """A row of the table."""
        one, two = (median(judged.rate for judged in some) for some in (self.one, self.two))
        return f"| {self.name} | {self.where} | {one:.0f} /s | {two:.0f} /s | {self.ratio:.2f} × |"


def until(true: Callable[[], bool]) -> None:
    """Wait for it, looking rarely: who looks costs the database time, too."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > deadline:
            raise TimeoutError("the workers do not come to an end")
        time.sleep(0.1)


class Team:
    """Two workers, of whom the second can be put to sleep."""

    def __init__(self, cluster: Cluster, folder: Path, cores: Sequence[Sequence[int]]) -> None:
        self._cluster = cluster
        settings = {"DATABASE_URL": cluster.url, "ROPE_JUDGE_STALLED_SECONDS": "600", "ROPE_JUDGE_PULSE": str(folder)}
        self.processes = [self._start(f"bench-{n}", cores[n], os.environ | settings, folder) for n in range(2)]
        until(lambda: cluster.workers() == 2)

    def _start(self, name: str, cores: Sequence[int], env: dict[str, str], folder: Path) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-c", "from practice.service import main; raise SystemExit(main())"]
        with (folder / f"{name}.log").open("wb") as log:
            process = subprocess.Popen([*command, "worker", "--name", name], cwd=ROOT, env=env, stderr=log, stdout=log)
        os.sched_setaffinity(process.pid, cores)  # before it has threads, and its children are born with it
        return process

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self.processes]

    def rest(self, asleep: bool) -> None:
        """Put the second one to sleep with all its children, or wake it up."""
        second = psutil.Process(self.processes[1].pid)
        for process in (second, *second.children(recursive=True)):
            process.send_signal(signal.SIGSTOP if asleep else signal.SIGCONT)

    def close(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.wait(60)
        until(lambda: self._cluster.workers() == 0)


@contextmanager
def team(cluster: Cluster, folder: Path, cores: Sequence[Sequence[int]]) -> Iterator[Team]:
    """Two workers that are gone afterwards."""
    members = Team(cluster, folder, cores)
    try:
        yield members
    finally:
        members.close()


def duels(
    cluster: Cluster, folder: Path, rounds: int, count: int, say: Callable[[str], None], *, urgent: bool
) -> list[Duel]:
    """One against two: both with all cores, each with its own, and each with its own that it shares with PostgreSQL."""
    cores = sorted(os.sched_getaffinity(0))
    work = Workload()
    apart, beside, free = (
        Duel("a core each", "PostgreSQL shares the cores that the workers use"),
        Duel("a core each", "PostgreSQL on all cores in both cases"),
        Duel("all cores", "one engine uses every core already"),
    )

    def measure(members: Team, duel: Duel, database: tuple[Sequence[int], Sequence[int]]) -> None:
        for one in (True, False):
            members.rest(asleep=one)
            cluster.pin(database[0 if one else 1])
            with first([*members.pids, cluster.process.pid, os.getpid()]) if urgent else nullcontext():
                (duel.one if one else duel.two).append(cluster.judge(work.problem, work.source, count, until))

    if len(cores) >= 2:
        with team(cluster, folder, [cores[:1], cores[1:2]]) as members:
            cluster.judge(work.problem, work.source, count // 2, until)  # warms both up
            for n in range(rounds):
                say(f"a core each, round {n + 1} of {rounds}")
                measure(members, apart, (cores[:1], cores[:2]))
                measure(members, beside, (cores, cores))
            members.rest(asleep=False)
    cluster.pin(cores)
    with team(cluster, folder, [cores, cores]) as members:
        cluster.judge(work.problem, work.source, count // 2, until)
        for n in range(rounds):
            say(f"all cores, round {n + 1} of {rounds}")
            measure(members, free, (cores, cores))
        members.rest(asleep=False)
    return [duel for duel in (apart, beside, free) if duel.one]
