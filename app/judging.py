"""From an accepted submission to its stored verdict: who is on the way, who waits, and who else wants to know.

Where the judging itself is done is a :class:`~app.venue.Venue`'s business. Each of them sees to it that what somebody
was told is stored, and that what is stored without a verdict gets one.
"""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from secrets import token_hex
from typing import Any

import structlog

from app.crowd import Crowd
from app.internal import ILLEGIBLE, internal_outcome, with_own_words
from app.job import Job
from app.metrics import Metrics
from app.storage import Database, queries
from app.storage.writer import Statement
from app.venue import Venue
from judge.engine import Submission
from judge.marking import refuse_blank
from judge.message import Lang
from judge.outcome import Outcome
from judge.plan import Mode
from judge.problem import Catalogue, Problem
from judge.report import Report, pending, report

log = structlog.get_logger("judging")

RECENT = 256  # reports asked for just after the verdict do not need the database


class Judging:
    """Takes submissions, follows them, and answers for those that are over. ``venue`` makes what judges them."""

    def __init__(
        self, catalogue: Catalogue, database: Database, metrics: Metrics, venue: "Callable[[Judging], Venue]"
    ) -> None:
        self.catalogue, self.database, self.metrics = catalogue, database, metrics
        self.jobs: dict[str, Job] = {}
        self._recent: OrderedDict[str, Job] = OrderedDict()
        self.crowd = Crowd()
        self.closing = False
        self.streams = 0
        self.streams_of: Counter[str] = Counter()
        self.told: list[Callable[[Job], None]] = []
        """Who else wants to know that a submission, or its verdict, was stored."""
        self.ending: list[Callable[[], None]] = []
        """Whom else to tell that the server stops."""
        self.stopped_at = 0.0
        self._loop = asyncio.get_running_loop()
        self._stop = asyncio.Event()
        self.venue = venue(self)
        metrics.watch_queue(lambda: self.venue.waiting)
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
        with self.crowd.joined():
            await self.venue.take(job, problem, submission, also)
        self._loop.call_soon(self._note, job)  # where many come at once, all are answered first
        return job

    def _note(self, job: Job) -> None:
        self.tell(job)
        self.metrics.submissions.labels(job.problem, job.mode).inc()
        log.info("submission", id=job.id, problem=job.problem, mode=job.mode)

    def finished(self, job: Job, outcome: Outcome) -> None:
        """The verdict is stored: let everybody know."""
        self.jobs.pop(job.id, None)
        job.finish(outcome)
        self.tell(job)
        self._recent[job.id] = job
        if len(self._recent) > RECENT:
            self._recent.popitem(last=False)
        seconds = time.monotonic() - job.since
        self.metrics.verdicts.labels(str(outcome.verdict)).inc()
        self.metrics.verdict_seconds.observe(seconds)
        log.info("verdict", id=job.id, problem=job.problem, verdict=str(outcome.verdict), ms=round(seconds * 1000))

    def drop(self, job: Job) -> None:
        """It is followed no more: whoever waits asks what is stored."""
        self.jobs.pop(job.id, None)
        job.give_up()

    def tell(self, job: Job) -> None:
        """Something about this submission was stored."""
        for tell in self.told:
            tell(job)

    def call(self, function: Any, *args: Any) -> None:
        """Have the event loop call ``function``. From any thread."""
        try:
            self._loop.call_soon_threadsafe(function, *args)
        except RuntimeError:  # the loop is gone: the server has stopped, and nobody is waiting
            if not self._loop.is_closed():
                raise

    def job(self, id: str) -> Job | None:
        """A submission that is being judged, or was a moment ago, as far as this process knows."""
        return self.jobs.get(id) or self._recent.get(id)

    async def follow(self, id: str) -> Job | None:
        """A submission that is being judged, or was a moment ago, wherever it was handed in."""
        return self.job(id) or await self.venue.find(id)

    @property
    def waiting(self) -> int:
        """How many submissions wait for their turn."""
        return self.venue.waiting

    def estimate(self) -> float:
        """Seconds until a submission handed in now would begin."""
        return self.venue.estimate()

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
            self.stopped_at = time.monotonic()
        self.closing = True
        self._stop.set()
        for job in list(self.jobs.values()):
            job.give_up()
        for end in self.ending:
            end()

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
