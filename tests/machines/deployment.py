"""The judge as it is run, in real processes: on one machine with SQLite, or with PostgreSQL and two workers."""

import json
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any

from httpx2 import Client

from tests.app.server import ROOT, Server, environment
from tests.postgres import Cluster

WORKERS = ("one", "two")
EMPTY: Mapping[str, str] = MappingProxyType({})


class Deployment:
    """A server, and whoever judges for it."""

    def __init__(self, folder: Path, cluster: Cluster | None, settings: Mapping[str, str] = EMPTY) -> None:
        self.folder, self.cluster = folder, cluster
        self._settings = {"ROPE_JUDGE_STALLED_SECONDS": "2", "ROPE_JUDGE_PULSE": str(folder), **settings}
        self.name = cluster.fresh() if cluster else ""
        if cluster:
            self._settings["DATABASE_URL"] = cluster.url(self.name)
        self.workers: dict[str, subprocess.Popen[bytes]] = {}
        for name in WORKERS if cluster else ():
            self.start_worker(name)
        self.server = self._serve()

    @property
    def client(self) -> Client:
        return self.server.client

    def _serve(self) -> Server:
        server = Server(self.folder / "data", "real", self._settings)
        assert server.address, server.output
        return server

    def start_worker(self, name: str) -> None:
        """Start it, or start it again."""
        command = [sys.executable, "-c", "from practice.service import main; raise SystemExit(main())"]
        with (self.folder / f"{name}.log").open("ab") as log:
            self.workers[name] = subprocess.Popen(
                [*command, "worker", "--name", name],
                cwd=ROOT, env=environment() | self._settings, stderr=log, stdout=log,
            )  # fmt: skip

    def restart(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop the server in this way, and start it again on the same data."""
        self.server.end(how)
        self.restart_server()

    def restart_server(self) -> None:
        """Start another one in the place of one that has ended."""
        self.server.close()
        self.server = self._serve()

    def stop_judging(self) -> None:
        """SIGTERM to whoever judges."""
        if not self.workers:
            assert self.server.end()[0] == 0
        for worker in self.workers.values():
            if worker.poll() is None:
                worker.terminate()
                assert worker.wait(30) == 0

    def rows(self) -> dict[str, tuple[str, int]]:
        """Verdict and attempts of every submission."""
        question = "SELECT id, verdict, attempts FROM submissions"
        if self.cluster is None:
            with sqlite3.connect(self.folder / "data" / "rope-judge.sqlite3") as file:
                return {id: (verdict, attempts) for id, verdict, attempts in file.execute(question)}
        with self.cluster.connect(self.name) as connection:
            found: list[Any] = connection.execute(question).fetchall()
            return {id: (verdict, attempts) for id, verdict, attempts in found}

    def jobs(self) -> int:
        """Jobs that are left in the queue."""
        if self.cluster is None:
            return 0
        with self.cluster.connect(self.name) as connection:
            found: Any = connection.execute("SELECT count(*) FROM procrastinate_jobs").fetchone()
            return int(found[0])

    def close(self) -> None:
        self.server.close()
        for worker in self.workers.values():
            worker.kill()
            worker.wait()
        if self.cluster:
            self.cluster.drop(self.name)

    # What a learner does

    def hand_in(self, source: str) -> str:
        response = self.client.post("/api/v1/problems/rotate-half/submissions", json={"source": source})
        assert response.status_code == 202, response.text
        return str(response.json()["id"])

    def report(self, id: str) -> Any:
        return self.client.get(f"/api/v1/submissions/{id}").json()

    def follow(self, id: str) -> tuple[list[Any], Any]:
        """The cases of the event stream, and the report at its end."""
        cases: list[Any] = []
        kind = ""
        with self.client.stream("GET", f"/api/v1/submissions/{id}/events", timeout=60) as response:
            for line in response.iter_lines():
                if line.startswith("event: "):
                    kind = line.removeprefix("event: ")
                elif line.startswith("data: ") and kind in {"case", "verdict"}:
                    said = json.loads(line.removeprefix("data: "))
                    if kind == "verdict":
                        return cases, said
                    cases.append(said["case"])
        raise AssertionError("the stream ended without a verdict")

    def history(self) -> set[str]:
        """The submissions that the page of past ones leads to."""
        return set(re.findall(r"/submissions/([0-9a-f]{32})", self.client.get("/problems/rotate-half/history").text))


def eventually(true: Callable[[], Any], seconds: float = 60) -> Any:
    """Ask until it is so."""
    deadline = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return found


@contextmanager
def deployed(folder: Path, cluster: Cluster | None) -> Iterator[Deployment]:
    """One that is gone afterwards."""
    deployment = Deployment(folder, cluster)
    try:
        yield deployment
    finally:
        deployment.close()
