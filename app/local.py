"""Judging by the engine of this process.

The row is written while the engine already judges, and the answer 202 waits for the commit; the verdict is pushed to
whoever waits only after its own commit. So what somebody was told is on the disk, and what is on the disk without a
verdict is judged again at the next start.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

import anyio.to_thread
import structlog

from app.internal import unreadable
from app.job import Job
from app.listener import Listener
from app.storage import queries
from app.storage.writer import Statement
from app.venue import new_row
from judge.engine import Submission
from judge.errors import QueueFull
from judge.outcome import Outcome
from judge.problem import Problem

if TYPE_CHECKING:
    from app.judging import Judging
    from judge.engine import Engine, Event

log = structlog.get_logger("judging")

STORE_RETRIES = 60  # one a second: a full disk may be mended meanwhile
OVERDUE_SECONDS = 10.0  # beyond its limit: by then a submission has its verdict, or it is what holds the judge up


class Local:
    """The venue of a server that judges by itself."""

    def __init__(self, judging: "Judging", engine: "Engine") -> None:
        self.judging, self.engine = judging, engine
        self._database = judging.database
        self._unstored: list[str] = []
        engine.crowded = lambda: judging.crowd.here

    @property
    def waiting(self) -> int:
        return self.engine.waiting

    def estimate(self) -> float:
        return self.engine.estimate()

    async def pending_of(self, learner: str) -> int:
        return sum(job.learner == learner for job in self.judging.jobs.values())

    async def find(self, id: str) -> Job | None:
        """Whatever is on its way here is known already."""
        return None

    async def run(self) -> None:
        """Judge what an earlier run of the server left behind."""
        from app.recovery import recover

        await recover(self)

    async def ready(self) -> dict[str, object]:
        return {}

    async def take(self, job: Job, problem: Problem, submission: Submission, also: Sequence[Statement]) -> None:
        listener = Listener(self.progress, self.store, job)
        self.judging.jobs[job.id] = job
        job.counted = True
        try:
            await self._submit(job, submission, problem, listener)
        except BaseException:
            self.judging.drop(job)
            raise
        row = new_row(submission, problem, job, attempts=1)
        stored = self._database.write(queries.add(row), *also)
        listener.open()
        try:
            await asyncio.shield(asyncio.wrap_future(stored))
        except Exception as error:
            log.error("a submission cannot be stored", id=job.id, error=type(error).__name__)
            listener.close()
            self.judging.drop(job)
            raise

    async def _submit(self, job: Job, submission: Submission, problem: Problem, listener: Listener) -> None:
        if problem.kind != "code" or submission.case is not None:  # these are worked on before it returns
            job.begin()
            await anyio.to_thread.run_sync(lambda: self.engine.submit(submission, on_event=listener))
        else:
            self.engine.submit(submission, on_event=listener)

    async def again(self, job: Job, problem: Problem, row: dict[str, Any]) -> None:
        """Judge a submission that an earlier run of the server left behind."""
        submission = Submission(
            problem=problem.id, source=row["source"], mode=row["mode"], id=job.id,
            seed=row["seed"], case=row["case_name"], learner=row["learner"],
        )  # fmt: skip
        await self._database.wrote(queries.begin(job.id))
        job.counted = True
        listener = Listener(self.progress, self.store, job)
        listener.open()
        while not self.judging.closing:
            try:
                await self._submit(job, submission, problem, listener)
                return
            except QueueFull as full:
                await asyncio.sleep(min(full.retry_after, 1.0))

    def progress(self, job: Job, event: "Event") -> None:
        """One more case was judged. From any thread."""
        if event.case is not None and job.add_case(event.index, event.case, event.total):
            self.judging.call(job.wake)

    def store(self, job: Job, outcome: Outcome, attempt: int = 0) -> None:
        """Write a verdict, then tell. From any thread."""
        if self.judging.closing:  # what the engine says while it is being shut down is no verdict
            return
        try:
            text = outcome.model_dump_json()
        except ValueError:  # a report that cannot be written down must not leave its submission without a verdict
            log.exception("an outcome is no JSON", id=job.id)
            outcome = unreadable(outcome)
            text = outcome.model_dump_json()
        done = self._database.write(queries.finish(outcome, text))

        def stored(write: Future[int]) -> None:
            if write.exception() is None:
                self.judging.call(self.judging.finished if write.result() else self._stored_before, job, outcome)
            else:
                self.judging.call(self._not_stored, job, outcome, attempt, write.exception())

        done.add_done_callback(stored)

    def _stored_before(self, job: Job, _outcome: Outcome) -> None:
        """Another writer was first, and its verdict is the one that stands: it is told from what is stored."""
        log.warning("another verdict was stored before", id=job.id)
        self.judging.drop(job)
        self.judging.tell(job)

    def _not_stored(self, job: Job, outcome: Outcome, attempt: int, error: BaseException) -> None:
        log.error("a verdict cannot be stored", id=job.id, error=str(error), attempt=attempt)
        if attempt < STORE_RETRIES and not self.judging.closing:
            asyncio.get_running_loop().call_later(1.0, self.store, job, outcome, attempt + 1)
        else:
            self._unstored.append(job.id)
            self.judging.drop(job)

    async def close(self) -> None:
        """Take back the attempts that the stop cut short, but not of what should have been over long before."""
        jobs = self.judging.jobs.values()
        ids = [job.id for job in jobs if job.counted and not self._overdue(job)]
        try:
            await self._database.wrote(*(queries.forgive(id) for id in (*ids, *self._unstored)))
        except Exception as error:  # a full disk: the attempts stay counted
            log.error("attempts cannot be taken back", submissions=len(ids), error=str(error))

    def _overdue(self, job: Job) -> bool:
        if job.started is None:
            return False
        limit = self.judging.catalogue[job.problem].limits.time_ms / 1000
        return self.judging.stopped_at - job.started > limit + OVERDUE_SECONDS
