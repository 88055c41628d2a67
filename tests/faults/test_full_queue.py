"""More is handed in than can be judged: up to the bound all is kept, beyond it everybody is told when to come again."""

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest

from app.job import Job
from app.queue import statements
from app.queue.names import queue_of
from app.storage import Database, queries
from app.venue import new_row
from judge.engine import Submission
from judge.problem import Catalogue
from tests.app.server import ROOT, environment
from tests.faults.learner import RIGHT
from tests.faults.site import NUMBER, Finding, Site, patient, site
from tests.machines.deployment import eventually
from tests.postgres import Cluster

pytestmark = [pytest.mark.drill, pytest.mark.needs_linux, pytest.mark.timeout(900)]

GROUP = "Queue full"
MANY, OTHERS = 10_000, 100
BOUND = 120.0
BY_HAND = 60
"""So many places are left to learners who hand in through the server."""


def _refusals(there: Site) -> int:
    """How many were turned away; each was told so, and when to come again."""
    answers = [answer for one in there.learners for answer in one.refused]
    for answer in answers:
        assert answer.status_code in {429, 503} and int(answer.headers["retry-after"]) > 0, answer.text
    return len(answers)


def test_the_server_alone(tmp_path: Path) -> None:
    limit = 12
    with site(tmp_path, None, {"ROPE_JUDGE_QUEUE_LIMIT": str(limit)}) as there:
        crowd = there.crowd()
        crowd.join()
        seconds = there.serves_again(time.monotonic())
        assert _refusals(there)
        there.prove(GROUP, f"{NUMBER} at once where {limit} may wait", seconds, 30.0, attempts=1)


def test_ten_thousand_wait(postgres: Cluster, tmp_path: Path) -> None:
    """Nobody judges while they come. Then an engine does that takes no time: it is the queue that counts."""
    with site(tmp_path, postgres, {"ROPE_JUDGE_QUEUE_LIMIT": str(MANY)}) as there:
        for worker in there.workers.values():
            worker.terminate()
        for worker in there.workers.values():
            assert worker.wait(60) == 0
        before = len(there.submissions())
        server = psutil.Process(there.server.process.pid)
        memory = server.memory_info().rss
        _store(postgres, there.name, MANY - BY_HAND, Catalogue.load(patient(tmp_path)))
        eventually(lambda: _waiting(there) >= MANY - BY_HAND)
        last = there.probe.hand_in(right=True)  # one of somebody's, behind nearly ten thousand of others'
        assert last
        for _ in range(10):
            for one in there.learners:
                one.hand_in(right=True)
        refused = _refusals(there)
        taken = 1 + sum(len(one.promised) for one in there.learners)
        assert refused and taken >= BY_HAND
        assert len(there.submissions()) - before == MANY - BY_HAND + taken  # what was turned away is not there
        began = time.monotonic()
        with _fake_workers(there):
            eventually(lambda: there.probe.verdict(last) == "AC", 300)
            seconds = time.monotonic() - began
            judged = sum(verdict is not None for verdict, _attempts, _text in there.submissions().values()) - before
            assert judged < MANY // 10  # it stood behind the first of each, not behind all of them
            eventually(lambda: not there.jobs(), 600)
        drained = time.monotonic() - began
        assert max(_first(there, 5 * OTHERS).values()) <= 8  # everybody's fifth before anybody's tenth
        rows = there.submissions()
        assert server.memory_info().rss < memory + (200 << 20)
        assert all(
            attempts <= 2 for _verdict, attempts, _text in rows.values()
        )  # a busy worker may pass for a dead one
        promised = MANY - BY_HAND + taken
        right = sum(verdict == "AC" for verdict, _attempts, _text in rows.values()) - before
        lost, doubled = promised - right, len(rows) - len({text for _verdict, _attempts, text in rows.values()})
        fault = f"{MANY} waiting, nobody judging; then drained by an engine that takes no time"
        found = Finding(GROUP, fault, there.kind, promised, right, lost, doubled, round(seconds, 1), BOUND)
        print(f"drained in {drained:.0f} s; {refused} turned away; the one behind them was number {judged}")
        assert (lost, doubled) == (0, 0) and seconds <= BOUND, found
        found.keep()


def _first(there: Site, number: int) -> Counter[str]:
    """Whose were judged first."""
    assert there.cluster is not None
    question = "SELECT learner FROM submissions WHERE learner LIKE 'other-%%' ORDER BY finished LIMIT %s"
    with there.cluster.connect(there.name) as connection:
        return Counter(str(learner) for (learner,) in connection.execute(question, [number]))


def _waiting(there: Site) -> int:
    """What the server believes."""
    answer: dict[str, Any] = there.client.get("/readyz").json()
    return int(answer["waiting"])


def _store(cluster: Cluster, name: str, number: int, catalogue: Catalogue) -> None:
    """Put in so many as servers do, row and job in one transaction, without the HTTP around it."""
    database = Database.open(cluster.address(name))
    problem = catalogue["rotate-half"]
    written = []
    for n in range(number):
        learner = f"other-{n % OTHERS}"
        job = Job(f"{n:032x}", problem.id, "submit", learner)
        submission = Submission(
            problem=problem.id,
            source=f"{RIGHT}# {n}\n",
            mode="submit",
            id=job.id,
            seed=None,
            case=None,
            learner=learner,
        )
        row = new_row(submission, problem, job, attempts=0)
        written.append(database.write(queries.add(row), statements.defer(job.id, queue_of(problem), learner)))
    assert all(one.result(300) for one in written)
    database.close()


@contextmanager
def _fake_workers(there: Site) -> Iterator[None]:
    settings = there.settings
    workers = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.faults.fake_worker", name], cwd=ROOT, env=environment() | settings
        )
        for name in ("fake-one", "fake-two")
    ]
    try:
        yield
        for worker in workers:
            worker.terminate()
            assert worker.wait(60) == 0
    finally:
        for worker in workers:
            worker.kill()
            worker.wait()
