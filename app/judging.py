"""From an accepted submission to its stored verdict.

The row is written while the engine already judges, and the answer 202 waits for the commit; the verdict is pushed to
whoever waits only after its own commit. So what somebody was told is on the disk, and what is on the disk without a
verdict is judged again at the next start.
"""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import anyio.to_thread
import structlog

from app.internal import ILLEGIBLE, internal_outcome, unreadable, with_own_words
from app.job import Job
from app.listener import Listener
from app.metrics import Metrics
from app.storage import Database, queries
from app.storage.writer import Statement
from judge.engine import Submission
from judge.errors import QueueFull
from judge.marking import refuse_blank
from judge.message import Lang
from judge.outcome import Outcome
from judge.plan import Mode
from judge.problem import Catalogue, Problem
from judge.report import Report, pending, report

if TYPE_CHECKING:
    from judge.engine import Engine, Event

log = structlog.get_logger("judging")

RECENT = 256  # reports asked for just after the verdict do not need the database
CROWD = 8  # submissions that are being stored; more than ever come together by chance
STORE_RETRIES = 60  # one a second: a full disk may be mended meanwhile
OVERDUE_SECONDS = 10.0  # beyond its limit: by then a submission has its verdict, or it is what holds the judge up


class Judging:
    """Takes submissions, follows them, and answers for those that are over."""

    def __init__(self, catalogue: Catalogue, database: Database, engine: "Engine", metrics: Metrics) -> None:
        self.catalogue, self.database, self.engine, self.metrics = catalogue, database, engine, metrics
        self.jobs: dict[str, Job] = {}
        self._recent: OrderedDict[str, Job] = OrderedDict()
        self.closing = False
        self.streams = 0
        self.streams_of: Counter[str] = Counter()
        self.told: list[Callable[[Job], None]] = []
        """Who else wants to know that a submission, or its verdict, was stored."""
        self.ending: list[Callable[[], None]] = []
        """Whom else to tell that the server stops."""
        self._arriving = 0
        engine.crowded = lambda: self._arriving >= CROWD
        self._stopped_at = 0.0
        self._unstored: list[str] = []
        self._loop = asyncio.get_running_loop()
        self._stop = asyncio.Event()
        metrics.watch_queue(lambda: engine.waiting)
        metrics.streams.set_function(lambda: self.streams)

    async def accept(
        self,
        problem: Problem,
        source: str,
        mode: Mode,
        *,
        seed: int | None = None,
        case: str | None = None,
        learner: str = "",
        also: tuple[Statement, ...] = (),
    ) -> Job:
        """Take one submission; returns when it is stored, together with what else is to be written."""
        refuse_blank(problem, source)
        job = Job(token_hex(16), problem.id, mode, learner)
        submission = Submission(
            problem=problem.id, source=source, mode=mode, id=job.id, seed=seed, case=case, learner=learner
        )
        row = {
            "id": job.id, "problem": problem.id, "problem_version": problem.version, "mode": mode, "source": source,
            "seed": seed, "case_name": case, "learner": learner, "created": job.created, "attempts": 1,
        }  # fmt: skip
        listener = Listener(self.progress, self.store, job)
        self.jobs[job.id] = job
        job.counted = True
        self._arriving += 1
        try:
            return await self._take(job, submission, problem, listener, (queries.add(row), *also))
        finally:
            self._arriving -= 1

    async def _take(
        self, job: Job, submission: Submission, problem: Problem, listener: Listener, writes: tuple[Statement, ...]
    ) -> Job:
        try:
            await self._submit(job, submission, problem, listener)
        except BaseException:
            self._drop(job)
            raise
        stored = self.database.write(*writes)
        listener.open()
        try:
            await asyncio.shield(asyncio.wrap_future(stored))
        except Exception as error:
            log.error("a submission cannot be stored", id=job.id, error=type(error).__name__)
            listener.close()
            self._drop(job)
            raise
        self._tell(job)
        self.metrics.submissions.labels(problem.id, job.mode).inc()
        log.info("submission", id=job.id, problem=problem.id, mode=job.mode)
        return job

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
        await self.database.wrote(queries.begin(job.id))
        job.counted = True
        listener = Listener(self.progress, self.store, job)
        listener.open()
        while not self.closing:
            try:
                await self._submit(job, submission, problem, listener)
                return
            except QueueFull as full:
                await asyncio.sleep(min(full.retry_after, 1.0))

    def progress(self, job: Job, event: "Event") -> None:
        """One more case was judged. From any thread."""
        if event.case is not None and job.add_case(event.index, event.case, event.total):
            self._call(job.wake)

    def store(self, job: Job, outcome: Outcome, attempt: int = 0) -> None:
        """Write a verdict, then tell. From any thread."""
        if self.closing:  # what the engine says while it is being shut down is no verdict
            return
        try:
            text = outcome.model_dump_json()
        except ValueError:  # a report that cannot be written down must not leave its submission without a verdict
            log.exception("an outcome is no JSON", id=job.id)
            outcome = unreadable(outcome)
            text = outcome.model_dump_json()
        done = self.database.write(queries.finish(outcome, text))

        def stored(write: Future[int]) -> None:
            if write.exception() is None:
                self._call(self._finished if write.result() else self._stored_before, job, outcome)
            else:
                self._call(self._not_stored, job, outcome, attempt, write.exception())

        done.add_done_callback(stored)

    def _finished(self, job: Job, outcome: Outcome) -> None:
        self.jobs.pop(job.id, None)
        job.finish(outcome)
        self._tell(job)
        self._recent[job.id] = job
        if len(self._recent) > RECENT:
            self._recent.popitem(last=False)
        seconds = time.time() - job.created
        self.metrics.verdicts.labels(str(outcome.verdict)).inc()
        self.metrics.verdict_seconds.observe(seconds)
        log.info("verdict", id=job.id, problem=job.problem, verdict=str(outcome.verdict), ms=round(seconds * 1000))

    def _stored_before(self, job: Job, _outcome: Outcome) -> None:
        """Another writer was first, and its verdict is the one that stands: it is told from what is stored."""
        log.warning("another verdict was stored before", id=job.id)
        self._drop(job)
        self._tell(job)

    def _not_stored(self, job: Job, outcome: Outcome, attempt: int, error: BaseException) -> None:
        log.error("a verdict cannot be stored", id=job.id, error=str(error), attempt=attempt)
        if attempt < STORE_RETRIES and not self.closing:
            self._loop.call_later(1.0, self.store, job, outcome, attempt + 1)
        else:
            self._unstored.append(job.id)
            self._drop(job)

    def _drop(self, job: Job) -> None:
        self.jobs.pop(job.id, None)
        job.give_up()

    def _tell(self, job: Job) -> None:
        for tell in self.told:
            tell(job)

    def _call(self, function: Any, *args: Any) -> None:
        try:
            self._loop.call_soon_threadsafe(function, *args)
        except RuntimeError:  # the loop is gone: the server has stopped, and nobody is waiting
            if not self._loop.is_closed():
                raise

    def job(self, id: str) -> Job | None:
        """A submission that is being judged, or was a moment ago."""
        return self.jobs.get(id) or self._recent.get(id)

    def pending_of(self, learner: str) -> int:
        """How many submissions of ``learner`` have no verdict yet."""
        return sum(job.learner == learner for job in self.jobs.values())

    def forget(self, learners: set[str]) -> None:
        """Let go of what is remembered of these learners' submissions: they are being deleted."""
        for id in [id for id, job in self._recent.items() if job.learner in learners]:
            del self._recent[id]

    async def report(self, id: str, lang: Lang) -> Report | None:
        """The report of a submission, as far as it goes; None if there is no such submission."""
        job = self.job(id)
        if job is not None:
            return job.report(lang)
        row = await self.database.read(queries.submission(id))
        return stored_report(row, lang) if row else None

    def stop(self) -> None:
        """Let go of whoever waits. What has no verdict keeps its row."""
        if not self.closing:
            self._stopped_at = time.monotonic()
        self.closing = True
        self._stop.set()
        for job in list(self.jobs.values()):
            job.give_up()
        for end in self.ending:
            end()

    async def forgive(self) -> None:
        """Take back the attempts that the stop cut short, but not of what should have been over long before."""
        ids = [job.id for job in self.jobs.values() if job.counted and not self._overdue(job)]
        try:
            await self.database.wrote(*(queries.forgive(id) for id in (*ids, *self._unstored)))
        except Exception as error:  # a full disk: the attempts stay counted
            log.error("attempts cannot be taken back", submissions=len(ids), error=str(error))

    def _overdue(self, job: Job) -> bool:
        if job.started is None:
            return False
        limit = self.catalogue[job.problem].limits.time_ms / 1000
        return self._stopped_at - job.started > limit + OVERDUE_SECONDS

    async def stopped(self, timeout: float) -> bool:
        """Wait for ``timeout`` seconds, less if the server stops; whether it does."""
        try:
            async with asyncio.timeout(timeout):
                await self._stop.wait()
        except TimeoutError:
            return False
        return True


def stored_report(row: dict[str, Any], lang: Lang) -> Report:
    """The report that a row makes."""
    if row["outcome"] is None and row["verdict"] is None:
        return pending(row["id"], row["problem"], row["mode"])
    try:
        return report(with_own_words(Outcome.model_validate_json(row["outcome"] or "")), lang)
    except Exception as error:  # of another version, or damaged: nothing that is stored may break its pages for ever
        log.error("a stored outcome cannot be read", id=row["id"], error=type(error).__name__)
        job = Job(row["id"], row["problem"], row["mode"])
        return report(internal_outcome(job, row["seed"], None, "", ILLEGIBLE), lang)
