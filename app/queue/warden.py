"""Sees to it that nothing stands in the queue for ever: what a dead worker held, what has no job, what nobody takes.

Several processes may do this at the same time: each step changes only what is still as it was found.
"""

import asyncio
import random

import structlog
from sqlalchemy.exc import IntegrityError

from app.internal import GONE, internal_outcome
from app.job import Job
from app.queue import statements
from app.queue.census import Census
from app.queue.clocks import put_right
from app.queue.names import among, queue_of
from app.queue.notices import Notice
from app.queue.statements import Standing
from app.queue.timing import Timing
from app.storage import Database, queries
from judge.problem import Catalogue, Problem

log = structlog.get_logger("queue")

MOST = 500
"""Submissions that are moved or put back in one round."""


class Warden:
    """Without a ``census``, as in a worker, it only gives back what dead workers held."""

    def __init__(self, database: Database, census: Census | None, catalogue: Catalogue, timing: Timing) -> None:
        self._database, self._census, self._catalogue, self._timing = database, census, catalogue, timing
        self.given_back = 0

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                await self.round()
            except Exception as error:
                log.warning("the queue cannot be looked after", error=type(error).__name__)
            await asyncio.sleep(self._timing.beat * random.uniform(0.8, 1.2))  # not all at the same moment

    async def round(self) -> None:
        """Once."""
        if wrong := await self._database.read(put_right):
            log.info("times that lie in the future are put right", rows=wrong)
        number = await self._database.read(statements.give_back(self._timing.stalled))
        if number:
            self.given_back += number
            log.warning("a worker is gone; what it held waits again", submissions=number)
        if self._census is not None and self._census.taken:
            for one in await self._database.read(statements.lost(MOST)):
                await self._put_back(one, self._census)
            for queue in self._census.stranded:
                for one in await self._database.read(statements.standing(queue, MOST)):
                    await self._move(one, queue, self._census)

    async def _put_back(self, one: Standing, census: Census) -> None:
        """One without a job: from before there was a queue, or its job was taken out by hand."""
        problem = self._problem(one)
        if problem is not None:
            try:
                await self._database.wrote(statements.defer(one.id, queue_of(problem), one.learner))
                log.warning("a submission had no job", id=one.id, problem=one.problem)
            except IntegrityError:  # another server was first
                return
        elif not census.known(one.problem):
            await self._end(one)

    async def _move(self, one: Standing, queue: str, census: Census) -> None:
        """One whose version no living worker has: the exercise was changed, or taken away."""
        problem = self._problem(one)
        if problem is None:
            if not census.known(one.problem):
                await self._end(one)
        elif (here := queue_of(problem)) != queue and census.served(here):
            await self._database.wrote(statements.move(one.job, here))
            log.info("the exercise was changed: judged by the new version", id=one.id, problem=one.problem)

    async def _end(self, one: Standing) -> None:
        job = Job(one.id, one.problem, one.mode, one.learner)
        outcome = internal_outcome(job, one.seed, None, "none", GONE)
        told = Notice("done", one.id, learner=one.learner, problem=one.problem, mode=one.mode)
        out = [statements.take_out(one.job)] if one.job else []
        await self._database.wrote(
            queries.finish(outcome, outcome.model_dump_json()), *out, statements.notify(told.text())
        )
        log.warning("the exercise is gone", id=one.id, problem=one.problem)

    def _problem(self, one: Standing) -> Problem | None:
        return among(self._catalogue, one.problem)
