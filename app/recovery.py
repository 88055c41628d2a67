"""After a start: every submission without a verdict is judged again.

One that was in flight when the server died may be why it died. Those that were in flight twice are judged one at a
time, so that the third death convicts exactly one of them; that one ends as an internal error, and the others go on.
"""

from typing import Any

import structlog

from app.internal import GONE, KILLED, internal_outcome
from app.job import Job
from app.local import Local
from app.storage import queries
from judge.message import Message

log = structlog.get_logger("recovery")

MAX_ATTEMPTS = 3


async def recover(local: Local) -> None:
    """Judge what was left behind, oldest first, while new submissions are taken."""
    judging = local.judging
    left = await judging.database.read(queries.pending)
    if not left:
        return
    log.info("judging again", submissions=len(left))
    attempts: dict[str, int] = {}
    for id, problem, mode, count in left:
        judging.jobs[id] = Job(id, problem, mode)
        attempts[id] = count
    jobs = [judging.jobs[id] for id in attempts]
    for job in jobs:
        if attempts[job.id] < MAX_ATTEMPTS - 1:
            await _again(local, job)
    for job in jobs:
        if attempts[job.id] == MAX_ATTEMPTS - 1:
            await _again(local, job)
            while not await job.ended(60.0):
                pass
        elif attempts[job.id] >= MAX_ATTEMPTS:
            row = await judging.database.read(queries.submission(job.id))
            _end(local, job, row or {}, KILLED)


async def _again(local: Local, job: Job) -> None:
    judging = local.judging
    row = await judging.database.read(queries.submission(job.id))
    if row is None or judging.closing:
        return
    try:
        while not await judging.database.writable():  # a full disk is not the submission's fault
            if await judging.stopped(1.0):
                return
        if row["problem"] not in judging.catalogue:
            return _end(local, job, row, GONE)
        await local.again(job, judging.catalogue[row["problem"]], row)
    except Exception as error:
        log.exception("cannot be judged again", id=job.id)
        _end(local, job, row, getattr(error, "message", KILLED))


def _end(local: Local, job: Job, row: dict[str, Any], why: Message) -> None:
    catalogue = local.judging.catalogue
    known = row.get("problem") in catalogue
    problem = catalogue[job.problem] if known else None
    local.store(job, internal_outcome(job, row.get("seed"), problem, local.engine.posture.level, why))
