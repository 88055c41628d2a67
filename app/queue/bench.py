"""One submission in a worker, from its job to its stored verdict."""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import anyio.to_thread
import structlog

from app.internal import GONE, KILLED, internal_outcome, unreadable
from app.job import Job
from app.queue import statements
from app.queue.names import among
from app.queue.notices import Notice, progress
from app.queue.presence import Work
from app.queue.turns import Turns
from app.queue.worker_metrics import WorkerMetrics
from app.recovery import MAX_ATTEMPTS
from app.storage import Database, queries
from judge.engine import Event, Submission
from judge.errors import RopeJudgeError
from judge.message import Message
from judge.outcome import CaseOutcome, Outcome
from judge.verdict import Verdict

if TYPE_CHECKING:
    from judge.engine import Engine

log = structlog.get_logger("worker")

PACE_SECONDS = 0.2
"""Progress is told so often at most: most submissions are over before, and theirs is never told."""
STORE_RETRIES = 60  # one a second


@dataclass(eq=False)
class Running:
    """A submission that is being judged. Events come from the engine's thread."""

    loop: asyncio.AbstractEventLoop
    over: "asyncio.Future[Outcome]"
    cases: list[CaseOutcome] = field(default_factory=list)
    total: int = 0
    told: int = 0

    def __call__(self, event: Event) -> None:
        if event.kind == "case" and event.case is not None and event.index == len(self.cases):
            self.total = event.total  # a run that was lost and begun again tells its first cases twice
            self.cases.append(event.case)
        elif event.outcome is not None:
            self.loop.call_soon_threadsafe(self._end, event.outcome)

    def _end(self, outcome: Outcome) -> None:
        if not self.over.done():
            self.over.set_result(outcome)


class EngineGone(Exception):
    """This machine's engine is broken; another worker's may not be, and this one's probe says so."""


class Bench:
    """Judges what a worker takes from the queue."""

    def __init__(self, engine: "Engine", database: Database, metrics: WorkerMetrics) -> None:
        self._engine, self._database, self._metrics = engine, database, metrics
        self._catalogue = engine.catalogue
        self._turns = Turns()
        self.holding: set[str] = set()
        """What is in this process's hands."""
        self._recent: deque[float] = deque(maxlen=32)
        self._judged = 0

    @property
    def work(self) -> Work:
        """What has been done so far."""
        typical = sum(self._recent) / len(self._recent) if self._recent else 0.0
        return Work(len(self.holding), self._judged, typical)

    async def judge(self, id: str) -> None:
        """Judge a submission, unless it has a verdict or is deleted."""
        self.holding.add(id)
        try:
            row = await self._database.read(queries.submission(id))
            if row is None or row["verdict"] is not None:
                return
            if row["attempts"] >= MAX_ATTEMPTS:
                return await self._store(row, self._internal(row, KILLED))
            async with self._turns.turn(alone=row["attempts"] == MAX_ATTEMPTS - 1):
                await self._judge(row)
        finally:
            self.holding.discard(id)

    async def _judge(self, row: dict[str, Any]) -> None:
        # Counted first: what kills this process has been counted when it does.
        begun = await asyncio.wrap_future(self._database.write(statements.begin(row["id"], row["attempts"])))
        if not begun:
            log.warning("another worker was first", id=row["id"])
            return
        started = time.monotonic()
        log.info("judging", id=row["id"], problem=row["problem"], mode=row["mode"], attempt=row["attempts"] + 1)
        try:
            outcome = await self._outcome(row)
            if outcome.verdict is Verdict.IE and not self._engine.alive:
                raise EngineGone
            await self._store(row, outcome)
        except (asyncio.CancelledError, EngineGone):  # the worker stops, or cannot judge: that was no attempt
            await asyncio.shield(asyncio.ensure_future(self._database.wrote(queries.forgive(row["id"]))))
            log.info("given back", id=row["id"])
            raise
        seconds = time.monotonic() - started
        self._recent.append(seconds)
        self._judged += 1
        self._metrics.judged.labels(str(outcome.verdict)).inc()
        self._metrics.seconds.observe(seconds)
        log.info("verdict", id=row["id"], problem=row["problem"], verdict=str(outcome.verdict),
                 ms=round(seconds * 1000))  # fmt: skip

    async def _outcome(self, row: dict[str, Any]) -> Outcome:
        if row["problem"] not in self._catalogue:
            return self._internal(row, GONE)
        loop = asyncio.get_running_loop()
        running = Running(loop, loop.create_future())
        submission = Submission(
            problem=row["problem"], source=row["source"], mode=row["mode"], id=row["id"],
            seed=row["seed"], case=row["case_name"], learner=row["learner"],
        )  # fmt: skip
        try:
            if self._catalogue[row["problem"]].kind == "code" and row["case_name"] is None:
                ticket = self._engine.submit(submission, on_event=running)
            else:  # these are worked on before it returns
                ticket = await anyio.to_thread.run_sync(lambda: self._engine.submit(submission, on_event=running))
        except RopeJudgeError as error:
            return self._internal(row, error.message)
        try:
            while not (await asyncio.wait({running.over}, timeout=PACE_SECONDS))[0]:
                await self._tell(row["id"], running)
        except asyncio.CancelledError:
            ticket.cancel()
            raise
        return running.over.result()

    async def _tell(self, id: str, running: Running) -> None:
        """Send what was judged since the last time. Where it does not arrive, the report will have it."""
        fresh: Sequence[CaseOutcome] = running.cases[running.told :]
        notices = progress(id, running.told, running.total, fresh)
        running.told += len(fresh)
        try:
            for notice in notices:
                statement, values = statements.notify(notice.text())
                await self._database.read(lambda connection, s=statement, v=values: connection.execute(s, v).close())  # type: ignore[misc]
        except Exception as error:
            log.warning("progress is not told", id=id, error=type(error).__name__)

    async def _store(self, row: dict[str, Any], outcome: Outcome) -> None:
        try:
            text = outcome.model_dump_json()
        except ValueError:
            log.exception("an outcome is no JSON", id=row["id"])
            outcome = unreadable(outcome)
            text = outcome.model_dump_json()
        told = Notice("done", row["id"], learner=row["learner"], problem=row["problem"], mode=row["mode"])
        for attempt in range(STORE_RETRIES):
            try:
                changed = await asyncio.wrap_future(
                    self._database.write(queries.finish(outcome, text), statements.notify(told.text()))
                )
            except Exception as error:
                log.error("a verdict cannot be stored", id=row["id"], error=type(error).__name__, attempt=attempt)
                await asyncio.sleep(1.0)
            else:
                if changed < 2:  # the notice counts as one
                    log.warning("another verdict was stored before", id=row["id"])
                return
        raise TimeoutError("the verdict cannot be stored")

    def _internal(self, row: dict[str, Any], why: Message) -> Outcome:
        problem = among(self._catalogue, row["problem"])
        job = Job(row["id"], row["problem"], row["mode"], row["learner"])
        return internal_outcome(job, row["seed"], problem, self._engine.posture.level, why)
