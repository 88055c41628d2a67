"""One submission in a worker: judged once, counted honestly, and never for ever."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, cast

import pytest
from anyio.from_thread import start_blocking_portal

from app.queue.bench import Bench, EngineGone
from app.queue.worker_metrics import WorkerMetrics
from app.recovery import MAX_ATTEMPTS
from judge.engine import Engine, Event
from judge.verdict import Verdict
from tests.app.fake_engine import FakeEngine, outcome
from tests.app.queue.conftest import Queue


class Worker:
    """A bench with the fake engine."""

    def __init__(self, queue: Queue) -> None:
        self.engine = FakeEngine()
        self.engine.catalogue = queue.catalogue  # type: ignore[attr-defined]
        self.bench = Bench(cast(Engine, self.engine), queue.database, WorkerMetrics())

    async def judging(self, id: str) -> "asyncio.Task[None]":
        """Begun, and in the engine's hands."""
        task = asyncio.create_task(self.bench.judge(id))
        while not self.engine.held and not task.done():
            await asyncio.sleep(0.005)
        return task


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    with start_blocking_portal() as portal:
        portal.call(story)


def test_a_verdict_is_stored_once_whoever_else_judges(queue: Queue) -> None:
    """A worker that was taken for dead comes back with its verdict after another one's."""
    queue.hand_in("a", source="# hold")

    async def story() -> None:
        slow, quick = Worker(queue), Worker(queue)
        first = await slow.judging("a")
        second = await quick.judging("a")
        quick.engine.release()
        await second
        before = queue.rows("verdict, outcome, finished")
        slow.engine.release()
        await first
        assert queue.rows("verdict, outcome, finished") == before
        await quick.bench.judge("a")  # its job comes once more
        assert len(quick.engine.taken) == 1

    run(story)
    assert queue.rows() == [("a", "AC", 2)]


def test_what_is_deleted_meanwhile_is_nobody_s_trouble(queue: Queue) -> None:
    async def story() -> None:
        worker = Worker(queue)
        await worker.bench.judge("nowhere")
        assert not worker.engine.taken

    run(story)
    assert queue.rows() == []


def test_a_stopped_worker_counts_no_attempt(queue: Queue) -> None:
    queue.hand_in("a", source="# hold")

    async def story() -> None:
        task = await Worker(queue).judging("a")
        assert queue.rows() == [("a", None, 1)]
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(story)
    assert queue.rows() == [("a", None, 0)]


def test_a_worker_whose_engine_is_broken_gives_no_verdicts(queue: Queue) -> None:
    """It would be the quickest of all, and everybody's submission would end at it."""
    queue.hand_in("a", source="# hold")

    async def story() -> None:
        worker = Worker(queue)
        task = await worker.judging("a")
        submission, tell = worker.engine.held.pop()
        worker.engine.alive = False
        tell(Event("done", 0, outcome=outcome(submission).model_copy(update={"verdict": Verdict.IE})))
        with pytest.raises(EngineGone):
            await task

    run(story)
    assert queue.rows() == [("a", None, 0)]


def test_what_killed_its_worker_three_times_is_not_tried_again(queue: Queue) -> None:
    queue.hand_in("a", attempts=MAX_ATTEMPTS)
    queue.hand_in("b", attempts=MAX_ATTEMPTS - 1)

    async def story() -> None:
        worker = Worker(queue)
        await worker.bench.judge("a")
        await worker.bench.judge("b")

    run(story)
    assert queue.rows() == [("a", "IE", MAX_ATTEMPTS), ("b", "AC", MAX_ATTEMPTS)]
    assert "broke down each time" in queue.rows("outcome")[0][0]


def test_a_suspect_is_judged_alone(queue: Queue) -> None:
    """So that the third death convicts nobody but the one that causes it."""
    queue.hand_in("suspect", source="# hold", attempts=MAX_ATTEMPTS - 1)
    queue.hand_in("other")

    async def story() -> None:
        worker = Worker(queue)
        suspect = await worker.judging("suspect")
        other = asyncio.create_task(worker.bench.judge("other"))
        while "other" not in worker.bench.holding:
            await asyncio.sleep(0.005)
        assert [one.id for one in worker.engine.taken] == ["suspect"]
        assert queue.rows("id, attempts") == [("other", 0), ("suspect", MAX_ATTEMPTS)]
        worker.engine.release()
        await asyncio.gather(suspect, other)

    run(story)
    assert [verdict for _, verdict, _ in queue.rows()] == ["AC", "AC"]


def test_an_outcome_that_cannot_be_written_down_is_an_internal_error(queue: Queue) -> None:
    queue.hand_in("a", source="# surrogate")

    async def story() -> None:
        await Worker(queue).bench.judge("a")

    run(story)
    assert queue.rows("verdict") == [("IE",)]
