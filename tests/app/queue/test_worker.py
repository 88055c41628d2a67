"""A worker as a whole, with the fake engine: what it takes and leaves alone, how it stops, and its sign of life."""

import asyncio
import json
import os
import urllib.request
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from anyio.from_thread import start_blocking_portal
from pydantic import SecretStr

from app.queue import extra, pulse, worker
from app.queue.pulse import Pulse, trouble
from app.queue.timing import Timing
from app.queue.worker import Chosen, Worker, check_sandbox
from app.queue.worker_metrics import WorkerMetrics
from app.settings import Settings
from judge.engine import Engine
from judge.errors import OperatorError
from tests.app.fake_engine import FakeEngine, weak
from tests.app.queue.conftest import Queue


@pytest.fixture(autouse=True)
def own_pulse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROPE_JUDGE_PULSE", str(tmp_path))


class Hired:
    """A worker in this process."""

    def __init__(self, queue: Queue) -> None:
        self.engine = FakeEngine()
        for name, value in {"catalogue": queue.catalogue, "slots": 2, "restarts": 0}.items():
            setattr(self.engine, name, value)
        settings = Settings(database_url=SecretStr(queue.cluster.url(queue.name)), stalled_seconds=1)
        engine = cast(Engine, self.engine)
        self.worker = Worker(settings, Chosen(), "w", engine, queue.database, queue.address)

    async def __aenter__(self) -> "Hired":
        self.task = asyncio.create_task(self.worker.run())
        return self

    async def __aexit__(self, *_exc: object) -> None:
        self.worker.stop()
        await self.task


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.02)


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    with start_blocking_portal() as portal:
        portal.call(story)


def test_it_takes_what_comes_while_it_rests_and_leaves_other_versions_alone(
    queue: Queue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Timing, "poll", 3600.0)  # nothing but the bell can wake it
    queue.hand_in("before")
    queue.hand_in("other", queue="judge:rotate-half@another")

    async def story() -> None:
        async with Hired(queue):
            await until(lambda: queue.jobs() == [("other", "todo")])
            queue.hand_in("later", learner="bob")
            await until(lambda: queue.jobs() == [("other", "todo")])
            assert trouble("w") is None
            assert [name for (name,) in queue.sql("SELECT name FROM processes")] == ["w"]

    run(story)
    assert queue.rows() == [("before", "AC", 1), ("later", "AC", 1), ("other", None, 0)]
    assert queue.sql("SELECT 1 FROM processes UNION ALL SELECT 1 FROM procrastinate_workers") == []
    assert trouble("w") is not None


def test_a_stop_gives_back_what_is_not_over_in_time(queue: Queue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "GRACE_SECONDS", 0.2)
    queue.hand_in("a", source="# hold")

    async def story() -> None:
        async with Hired(queue) as hired:
            await until(lambda: hired.engine.held and queue.rows() == [("a", None, 1)])

    run(story)
    assert queue.rows() == [("a", None, 0)]
    assert queue.jobs() == [("a", "todo")]


def test_a_lost_connection_is_no_end(queue: Queue) -> None:
    async def story() -> None:
        async with Hired(queue):
            await until(lambda: queue.sql("SELECT 1 FROM processes"))
            queue.sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            queue.hand_in("a")
            await until(lambda: queue.jobs() == [])

    run(story)
    assert queue.rows("id, verdict") == [("a", "AC")]


def test_only_a_confined_worker_starts() -> None:
    engine = weak(FakeEngine())
    with pytest.raises(OperatorError, match="allow-weak-sandbox"):
        check_sandbox(Settings(), cast(Engine, engine))
    check_sandbox(Settings(allow_weak_sandbox=True), cast(Engine, engine))
    engine.posture = replace(engine.posture, level="strict")
    check_sandbox(Settings(), cast(Engine, engine))


def test_without_the_extra_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extra, "find_spec", lambda name: None if name == "procrastinate" else name)
    with pytest.raises(OperatorError, match=r"\(procrastinate\).*rope-judge\[postgres\]"):
        extra.need_extra()


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ({}, None),
        ({"at": -1000.0}, "not been heard of"),
        ({"pid": 2**22 + 1}, "is gone"),
        ({"engine": False}, "engine"),
    ],
)
def test_the_probe_tells_the_living_from_the_dead(
    said: dict[str, Any], found: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    Pulse("me").beat(engine=True)
    path = pulse.file_of("me")
    now = json.loads(path.read_text())
    path.write_text(json.dumps({**now, **said, "at": now["at"] + said.get("at", 0.0)}))
    assert pulse.main(["me"]) == (0 if found is None else 1)
    assert found is None or found in capsys.readouterr().err
    assert pulse.main(["somebody else"]) == 1


def test_a_worker_s_metrics_are_read_on_a_port_of_its_own() -> None:
    metrics = WorkerMetrics()
    metrics.judged.labels("AC").inc()
    metrics.gauge("worker_slots", "Slots.", lambda: 3)
    end = metrics.serve("127.0.0.1", port := 20_000 + os.getpid() % 20_000)
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            text = answer.read().decode()
        assert 'rope_judge_worker_judged_total{verdict="AC"} 1.0' in text
        assert "rope_judge_worker_slots 3.0" in text
        with pytest.raises(OperatorError, match=str(port)):
            WorkerMetrics().serve("127.0.0.1", port)
    finally:
        end()
