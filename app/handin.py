"""Handing in, for every door: who may submit how much, and whether the exercise still takes submissions."""

import time

from starlette.requests import Request

from app.classroom.zones import told
from app.errors import ApiError
from app.i18n import _
from app.identity import Who
from app.job import Job
from app.services import Services, client_address
from app.storage import drafts
from app.storage.writer import Statement
from judge.plan import Mode
from judge.problem import Problem

MAX_PENDING = 10
"""Submissions of one learner that may wait or run: more would fill the queue that all share."""


async def hand_in(
    parts: Services,
    who: Who,
    request: Request,
    problem: Problem,
    source: str,
    mode: Mode,
    *,
    seed: int | None = None,
    case: str | None = None,
    also: tuple[Statement, ...] = (),
) -> Job:
    """Take a submission of ``who``; where it comes too late, the source is kept as the draft."""
    parts.rate.take(who, client_address(request))
    if who.role == "learner" and mode == "submit":
        await _check_open(parts, who, problem, source)
    if who.signed_in and await parts.judging.venue.pending_of(who.key) >= MAX_PENDING:
        raise ApiError(
            429,
            "too_many_waiting",
            _("{n} submissions of yours are waiting already. Let them be judged first.", n=MAX_PENDING),
            retry_after=max(1.0, parts.judging.estimate()),
        )
    return await parts.judging.accept(
        problem, source, mode, seed=seed, case=case, learner=who.key, also=(*also, *parts.database.of(who.key))
    )


async def _check_open(parts: Services, who: Who, problem: Problem, source: str) -> None:
    found = await parts.classroom.classes.find(who.class_id)
    if found is None or found.stage(problem.id, time.time()) != "closed":
        return
    await parts.database.wrote(*drafts.replace(who.key, problem.id, source), *parts.database.of(who.key))
    entry = found.entry(problem.id)
    if found.archived is not None or entry is None or entry.closes is None:
        why = _("Your class is archived and takes no more submissions.")
    else:
        why = _("This exercise closed on {when}.", when=told(entry.closes, found.zone))
    raise ApiError(403, "closed", why, hint=_("Your draft is kept, and running the samples still works."))
