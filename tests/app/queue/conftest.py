"""A database on PostgreSQL with the queue's tables, and ways to hand in and to take without processes of their own."""

from collections.abc import Iterator
from concurrent.futures import wait
from dataclasses import dataclass, field
from typing import Any

import pytest

from app.queue import statements
from app.queue.names import queue_of
from app.queue.schema import ensure_schema
from app.storage import Database, queries
from app.storage.address import Address
from judge.problem import Catalogue, Problem
from tests.postgres import Cluster


@dataclass
class Queue:
    """What tests do to it by hand."""

    cluster: Cluster
    name: str
    database: Database
    catalogue: Catalogue
    workers: list[int] = field(default_factory=list)

    @property
    def address(self) -> Address:
        return self.cluster.address(self.name)

    @property
    def problem(self) -> Problem:
        return self.catalogue["rotate-half"]

    def sql(self, text: str, *values: Any) -> list[Any]:
        """Run something as the operator could; the rows."""
        with self.cluster.connect(self.name) as connection:
            cursor = connection.execute(text.encode(), values)
            return cursor.fetchall() if cursor.description else []

    def hand_in(self, *ids: str, learner: str = "ada", source: str = "x = 1", queue: str = "", **more: Any) -> None:
        """As a server does."""
        for id in ids:
            row = {
                "id": id, "problem": "rotate-half", "problem_version": "v", "mode": "submit", "source": source,
                "learner": learner, "seed": None, "case_name": None, "created": 1.0, "attempts": 0, **more,
            }  # fmt: skip
            write = self.database.write(
                queries.add(row), statements.defer(id, queue or queue_of(self.problem), learner)
            )
            wait([write])
            write.result()

    def worker(self) -> int:
        """A registered worker's number."""
        return int(self.sql("SELECT worker_id FROM procrastinate_register_worker_v1()")[0][0])

    def take(self, worker: int | None = None) -> str | None:
        """What a worker gets next."""
        number = self.worker() if worker is None else worker
        return self.sql("SELECT queueing_lock FROM procrastinate_fetch_job_v2(NULL, %s)", number)[0][0]  # type: ignore[no-any-return]

    def rows(self, what: str = "id, verdict, attempts") -> list[Any]:
        return self.sql(f"SELECT {what} FROM submissions ORDER BY id")

    def jobs(self) -> list[Any]:
        return self.sql("SELECT queueing_lock, status::text FROM procrastinate_jobs ORDER BY queueing_lock")


@pytest.fixture
def queue(postgres: Cluster, catalogue: Catalogue) -> Iterator[Queue]:
    name = postgres.fresh()
    ensure_schema(postgres.address(name))
    database = Database.open(postgres.address(name))
    yield Queue(postgres, name, database, catalogue)
    database.close()
    postgres.drop(name)
