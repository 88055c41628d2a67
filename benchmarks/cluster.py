"""A PostgreSQL server for one run of a benchmark, as an operator would have it, and what it costs."""

from collections.abc import Callable, Collection, Iterator
from concurrent.futures import wait
from contextlib import contextmanager
from dataclasses import dataclass
from secrets import token_hex
from typing import Any

import psutil

from app.queue import statements
from app.queue.names import queue_of
from app.queue.schema import ensure_schema
from app.storage import Database, queries
from app.storage.address import Address
from judge.problem import Problem
from tests import postgres

# What the tests leave out for speed is what an operator has: a commit is on the disk.
AS_OPERATED = {
    "autovacuum": "on", "fsync": "on", "full_page_writes": "on", "max_connections": "600", "shared_buffers": "256MB",
}  # fmt: skip


@dataclass
class Judged:
    """What a round brought: submissions, the seconds between the first verdicts and the last, without either end."""

    count: int
    seconds: float
    database_cpu: float
    """Seconds of CPU of all of PostgreSQL, for one submission."""

    @property
    def rate(self) -> float:
        return self.count / self.seconds


class Cluster:
    """The server, and one database with the queue in it."""

    def __init__(self, running: postgres.Cluster) -> None:
        self._running = running
        self.url = running.url(running.fresh())
        self.address = Address.parsed(self.url, pool=2)
        ensure_schema(self.address)
        self.database = Database.open(self.address)
        self.process = psutil.Process(running._process.pid)  # type: ignore[union-attr]

    def cpu(self) -> float:
        """Seconds of CPU of all its processes, also of those that have ended."""
        own = self.process.cpu_times()
        total = own.user + own.system + own.children_user + own.children_system
        for child in self.process.children():
            try:
                times = child.cpu_times()
            except psutil.NoSuchProcess:
                continue
            total += times.user + times.system
        return total

    def pin(self, cores: Collection[int]) -> None:
        """Let it use these cores alone."""
        for process in (self.process, *self.process.children()):
            process.cpu_affinity(list(cores))

    def rows(self, question: str, **values: Any) -> list[Any]:
        """Ask it."""
        from sqlalchemy import text

        return self.database.read_now(lambda connection: list(connection.execute(text(question), values).tuples()))

    def workers(self) -> int:
        """How many workers live."""
        found = self.database.read_now(statements.living(600))
        return sum(one.role == "worker" for one in found)

    def forget_workers(self) -> None:
        """Those that were killed."""
        for table in ("processes", "procrastinate_workers"):
            self.database.read_now(lambda connection, t=table: connection.exec_driver_sql(f"DELETE FROM {t}").close())  # type: ignore[misc]

    def judge(self, problem: Problem, source: str, count: int, until: Callable[[Callable[[], bool]], None]) -> Judged:
        """Put ``count`` submissions of as many learners into the queue at once, and wait until all are judged."""
        run = token_hex(4)
        queue = queue_of(problem)
        before = self.cpu()
        writes = []
        for n in range(count):
            row = {
                "id": f"{run}-{n}", "problem": problem.id, "problem_version": problem.version, "mode": "submit",
                "source": source, "learner": f"{run}-{n}", "seed": None, "case_name": None, "created": 1.0,
                "attempts": 0,
            }  # fmt: skip
            writes.append(self.database.write(queries.add(row), statements.defer(f"{run}-{n}", queue, f"{run}-{n}")))
        wait(writes)
        like = f"{run}-%"
        question = "SELECT count(*) FROM submissions WHERE id LIKE :like AND verdict IS NOT NULL"
        until(lambda: self.rows(question, like=like)[0][0] == count)
        until(lambda: not self.rows("SELECT 1 FROM procrastinate_jobs LIMIT 1"))
        cpu = (self.cpu() - before) / count
        times = sorted(at for (at,) in self.rows("SELECT finished FROM submissions WHERE id LIKE :like", like=like))
        first, last = count // 10, count - 1 - count // 10
        return Judged(last - first, times[last] - times[first], cpu)


@contextmanager
def started() -> Iterator[Cluster]:
    """One that is gone afterwards."""
    before = dict(postgres.SETTINGS)
    postgres.SETTINGS.update(AS_OPERATED)
    try:
        with postgres.running() as running:
            cluster = Cluster(running)
            try:
                yield cluster
            finally:
                cluster.database.close()
    finally:
        postgres.SETTINGS.clear()
        postgres.SETTINGS.update(before)
