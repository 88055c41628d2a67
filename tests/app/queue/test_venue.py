"""Servers that share a queue: what they answer, what they tell each other, and what they say where no worker is."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from pydantic import SecretStr
from starlette.testclient import TestClient

from app.queue import statements, venue
from app.queue.names import queue_of, queues_of
from app.queue.notices import Notice
from app.settings import Settings
from app.storage import queries
from judge.engine import Submission
from tests.app.conftest import application, browser, submit
from tests.app.fake_engine import CASES, FakeEngine, outcome
from tests.app.queue.conftest import Queue


@contextmanager
def server(queue: Queue, folder: Path, **more: Any) -> Iterator[TestClient]:
    settings = Settings(data=folder, database_url=SecretStr(queue.cluster.url(queue.name)), stalled_seconds=1, **more)
    with browser(application(settings, FakeEngine()), client=("127.0.0.1", 50000)) as client:
        yield client


def eventually(true: Callable[[], Any]) -> Any:
    deadline = time.monotonic() + 30
    while not (found := true()):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return found


def work(queue: Queue, queues: dict[str, str] | None = None) -> None:
    """A living worker, as the others see one."""
    row = {
        "id": token_hex(8), "role": "worker", "name": "w", "slots": 4, "level": "strict", "version": "0", "running": 0,
        "judged": 9, "typical": 2.0, "queues": json.dumps(queues_of(queue.catalogue) if queues is None else queues),
    }  # fmt: skip
    queue.database.write(statements.beat(row)).result(30)
    queue.sql("UPDATE processes SET seen = seen + 1000 WHERE role = 'worker'")


def judge(queue: Queue, id: str, *, tell: bool = True) -> None:
    """What a worker writes."""
    done = outcome(Submission(problem="rotate-half", source="", id=id))
    notice = [statements.notify(Notice("done", id, "", "rotate-half", "submit").text())] if tell else []
    queue.database.write(queries.finish(done, done.model_dump_json()), *notice).result(30)
    queue.sql("DELETE FROM procrastinate_jobs WHERE queueing_lock = %s", id)


def events(client: TestClient, id: str) -> list[str]:
    with client.stream("GET", f"/api/v1/submissions/{id}/events") as response:
        return [line.removeprefix("event: ") for line in response.iter_lines() if line.startswith("event: ")]


@pytest.mark.parametrize("tell", [True, False], ids=["told", "notice-lost"])
def test_a_verdict_reaches_who_waits_at_any_server(queue: Queue, tmp_path: Path, tell: bool) -> None:
    with server(queue, tmp_path / "1") as one, server(queue, tmp_path / "2") as two:
        told: list[tuple[str, str]] = []
        two.app.state.services.judging.told.append(lambda job: told.append((job.id, job.problem)))  # type: ignore[attr-defined]
        eventually(lambda: two.get("/readyz").json()["listening"])
        id = submit(one)
        eventually(lambda: (id, "rotate-half") in told)
        assert one.get(f"/api/v1/submissions/{id}").json()["verdict"] is None
        if tell:
            cases = Notice("cases", id, total=2, cases=CASES)
            queue.database.write(statements.notify(cases.text())).result(30)
        judge(queue, id, tell=tell)
        assert events(two, id)[-1] == events(one, id)[-1] == "verdict"
        reports = [client.get(f"/api/v1/submissions/{id}").json() for client in (one, two)]
        assert reports[0] == reports[1]
        assert reports[0]["verdict"] == "AC"


def test_where_no_worker_has_this_version_everybody_is_told(
    queue: Queue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(venue, "UNSERVED_SECONDS", 0.0)
    here = queue_of(queue.problem)
    work(queue, {queue: id for queue, id in queues_of(queue.catalogue).items() if queue != here})
    with server(queue, tmp_path) as client:
        id = submit(client)
        assert eventually(lambda: client.get("/readyz").json()["without_worker"]) == {here: 1}
        assert "rope_judge_queue_without_worker 1.0" in client.get("/metrics").text
        assert eventually(lambda: "No judge for this version" in client.get(f"/submissions/{id}").text)
        queue.sql("DELETE FROM processes WHERE role = 'worker'")
        work(queue)
        assert eventually(lambda: not client.get("/readyz").json()["without_worker"])
        assert eventually(lambda: "No judge for this version" not in client.get(f"/submissions/{id}").text)


def test_a_changed_exercise_is_judged_by_its_new_version_and_a_lost_one_is_ended(queue: Queue, tmp_path: Path) -> None:
    """Only where a worker has the new version; and nothing is ended that any living process knows."""
    here = queue_of(queue.problem)
    queue.hand_in("old", queue="judge:rotate-half@before")
    queue.hand_in("gone", queue="judge:no-more@x", problem="no-more")
    queue.hand_in("elsewhere", queue="judge:of-others@x", problem="of-others")
    queue.hand_in("lost")
    queue.sql("DELETE FROM procrastinate_jobs WHERE queueing_lock = 'lost'")
    work(queue, {here: "rotate-half", "judge:of-others@new": "of-others"})
    with server(queue, tmp_path) as client:
        assert eventually(lambda: client.get("/api/v1/submissions/gone").json()["verdict"]) == "IE"
        eventually(
            lambda: (
                queue.sql("SELECT queueing_lock, queue_name FROM procrastinate_jobs ORDER BY 1")
                == [("elsewhere", "judge:of-others@x"), ("lost", here), ("old", here)]
            )
        )
        assert "no longer exists" in client.get("/api/v1/submissions/gone").text


def test_a_full_queue_says_when_to_come_again(queue: Queue, tmp_path: Path) -> None:
    work(queue)
    with server(queue, tmp_path, queue_limit=2) as client:
        eventually(lambda: client.get("/readyz").json()["workers"])
        ids = [submit(client) for _ in range(2)]
        eventually(lambda: client.get("/readyz").json()["waiting"] == 2)
        body = {"source": "x = 1", "mode": "submit"}
        refused = client.post("/api/v1/problems/rotate-half/submissions", json=body)
        assert refused.status_code == 503
        assert int(refused.headers["Retry-After"]) == 1  # two that wait, two seconds each, four slots
        assert [id for id, _, _ in queue.rows()] == sorted(ids)


def test_what_waits_of_a_learner_is_counted_over_all_servers(queue: Queue) -> None:
    queue.hand_in("a", "b", learner="ada")
    queue.hand_in("c", learner="bob")
    judge(queue, "a")
    assert queue.database.read_now(statements.pending_of("ada")) == 1
