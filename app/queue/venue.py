"""The server's side of the queue: hands submissions in, and brings back what workers found.

Answered is only what is stored together with its job. A verdict is read from its row; notices say when to look, and
every few seconds the rows are asked anyway.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

import anyio.to_thread
import structlog
from sqlalchemy import Connection

from app.i18n import _
from app.internal import with_own_words
from app.job import Job
from app.judging import Judging
from app.queue import statements
from app.queue.census import Census
from app.queue.ears import Ears
from app.queue.gauges import watch
from app.queue.names import among, queue_of, queues_of
from app.queue.notices import Notice
from app.queue.presence import Presence
from app.queue.timing import Timing
from app.queue.warden import Warden
from app.storage import Database, queries
from app.storage.address import Address
from app.storage.writer import Statement
from app.venue import new_row
from judge.engine import Submission
from judge.errors import QueueFull
from judge.outcome import Outcome
from judge.plan import make_plan
from judge.problem import Problem

log = structlog.get_logger("queue")

NO_JUDGE = _(
    "No judge for this version of the exercise is running now. Your submission is kept, and is judged as soon as there "
    "is one."
)

DELETED_SECONDS = 60.0
"""A submission that is not there may not be there yet; after that it was deleted."""
UNSERVED_SECONDS = 2.0
"""A worker that is being replaced is away for a moment; whoever waits is told after that."""


class QueueVenue:
    """The venue of a server whose submissions are judged by workers."""

    def __init__(self, judging: Judging, address: Address, timing: Timing, limit: int, name: str, level: str) -> None:
        self.judging, self._timing, self._limit = judging, timing, limit
        self._database: Database = judging.database
        queues = queues_of(judging.catalogue)
        self.census = Census(self._database, timing)
        self.presence = Presence(self._database, "server", name, queues, level, timing)
        self.warden = Warden(self._database, self.census, judging.catalogue, timing)
        self.ears = Ears(address, self._heard, self._look_at_all)
        self._due: set[str] = set()
        self._wake = asyncio.Event()
        self._stranded: set[str] = set()
        watch(judging.metrics.registry, self.census, self.warden)

    @property
    def waiting(self) -> int:
        return self.census.waiting

    def estimate(self) -> float:
        return self.census.estimate()

    async def pending_of(self, learner: str) -> int:
        return await self._database.read(statements.pending_of(learner))

    async def take(self, job: Job, problem: Problem, submission: Submission, also: Sequence[Statement]) -> None:
        submission.encoded()
        if submission.case is not None:  # whoever names a case that there is not is told at once
            await anyio.to_thread.run_sync(make_plan, problem, submission.mode, submission.seed or 0, submission.case)
        if self.waiting >= self._limit:
            wait = self.estimate()
            message = _("the queue is full; try again in {seconds} s", seconds=round(wait, 1))
            raise QueueFull(message, retry_after=wait)
        told = Notice("new", job.id, learner=submission.learner, problem=problem.id, mode=submission.mode)
        self.judging.jobs[job.id] = job
        try:
            await self._database.wrote(
                queries.add(new_row(submission, problem, job, attempts=0)),
                statements.defer(job.id, queue_of(problem), submission.learner),
                statements.notify(told.text()),
                *also,
            )
        except BaseException as error:
            log.error("a submission cannot be stored", id=job.id, error=type(error).__name__)
            self.judging.drop(job)
            raise
        self.census.one_more()

    async def find(self, id: str) -> Job | None:
        row = await self._database.read(queries.submission(id))
        if row is None or row["verdict"] is not None:
            return None
        job = self.judging.jobs.get(id)
        if job is None:
            job = self.judging.jobs[id] = Job(id, row["problem"], row["mode"], row["learner"])
            job.created = row["created"]
            self._look_at({id})  # it may have ended since the row was read
        return job

    async def run(self) -> None:
        async def count() -> None:
            await self._often(self._timing.look, self._count)

        async def poll() -> None:
            await self._often(self._timing.poll, self._poll)

        async with asyncio.TaskGroup() as group:
            for work in (self.presence.run, self.ears.run, self.warden.run, self._collect, count, poll):
                group.create_task(_for_ever(work))

    async def ready(self) -> dict[str, object]:
        """No worker is no reason to take nothing: what is handed in is kept. But somebody should know."""
        stranded = self.census.stranded
        return {
            "workers": len(self.census.workers),
            "slots": self.census.slots,
            "waiting": self.waiting,
            "running": self.census.running,
            "without_worker": {queue: stranded[queue] for queue in sorted(stranded)},
            "listening": self.ears.listening,
        }

    async def close(self) -> None:
        """What waits stays in the queue, and no attempt is counted where nothing was judged."""
        await self.presence.leave()

    # What comes back

    def _heard(self, notice: Notice) -> None:
        job = self.judging.jobs.get(notice.id)
        if notice.kind == "cases":
            if job is not None:
                job.begin()
                fresh = [job.add_case(notice.first + n, case, notice.total) for n, case in enumerate(notice.cases)]
                if any(fresh):
                    job.wake()
        elif notice.kind == "done" and job is not None:
            self._look_at({notice.id})
        elif job is None and notice.kind in {"new", "done"}:  # handed in at another server
            self.judging.tell(Job(notice.id, notice.problem, notice.mode, notice.learner))

    def _look_at_all(self) -> None:
        self._look_at(set(self.judging.jobs))

    def _look_at(self, ids: set[str]) -> None:
        self._due |= ids
        self._wake.set()

    async def _collect(self) -> None:
        """Read verdicts: one question for all that are due."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            due, self._due = self._due, set()
            try:
                found = await self._database.read(_read_outcomes(due)) if due else {}
            except Exception as error:
                log.warning("verdicts cannot be read", error=type(error).__name__)
                self._due |= due
                await asyncio.sleep(self._timing.poll)
                self._wake.set()
                continue
            for id, outcome in found.items():
                job = self.judging.jobs.get(id)
                if job is None:
                    continue
                if outcome is None:  # of another version, or damaged: the page says so from what is stored
                    self.judging.drop(job)
                    self.judging.tell(job)
                else:
                    self.judging.finished(job, outcome)

    async def _poll(self) -> None:
        ids = list(self.judging.jobs)
        if ids:
            found = await self._database.read(statements.judged(ids))
            self._look_at({id for id, over in found.items() if over})
            for job in [self.judging.jobs[id] for id in ids if id not in found and id in self.judging.jobs]:
                if time.monotonic() - job.since > DELETED_SECONDS:
                    self.judging.drop(job)

    async def _count(self) -> None:
        await self.census.take()
        stranded = self.census.stranded
        if stranded.keys() != self._stranded:
            self._stranded = set(stranded)
            if stranded:
                log.warning("no living worker has these versions; what waits for them is kept", queues=stranded)
            else:
                log.info("all that waits has a worker")
        now = time.monotonic()
        for job in list(self.judging.jobs.values()):
            problem = among(self.judging.catalogue, job.problem)
            served = problem is None or bool(job.cases) or self.census.served(queue_of(problem))
            job.say(None if served or now - job.since < UNSERVED_SECONDS else NO_JUDGE)

    async def _often(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:
                log.warning("the queue cannot be asked", error=type(error).__name__)
            await asyncio.sleep(seconds)


async def _for_ever(work: Callable[[], Awaitable[None]]) -> None:
    """No fault in one of these may end the others, or be the end of it."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("following the queue failed; it goes on")
        await asyncio.sleep(1.0)


def _read_outcomes(ids: set[str]) -> Callable[[Connection], dict[str, Outcome | None]]:
    def query(connection: Connection) -> dict[str, Outcome | None]:
        return {id: _outcome(text) for id, text in statements.outcomes(ids)(connection).items()}

    return query


def _outcome(text: str) -> Outcome | None:
    try:
        return with_own_words(Outcome.model_validate_json(text))
    except ValueError:
        return None
