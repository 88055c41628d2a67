"""Saving what is in an editor, so that nothing is overwritten without a copy and no other tab's text is lost."""

import asyncio

from app.errors import ApiError
from app.i18n import _
from app.storage import Database, drafts
from app.storage.drafts import Reason


async def save(database: Database, learner: str, problem: str, source: str, base: int, why: Reason) -> None:
    """Save a text that was based on version ``base``.

    Raises a conflict where another text was saved since then; this one is then kept as a copy, whose number the error
    carries.
    """
    theirs = database.of(learner)
    changed = await asyncio.wrap_future(database.write(*drafts.save(learner, problem, source, base, why), *theirs))
    if changed > len(theirs):
        database.write(*drafts.prune(learner, problem, why))
        return
    current = await database.read(drafts.draft(learner, problem))
    if current and current[0] == source:
        return
    await database.wrote(*drafts.keep(learner, problem, source), *theirs)
    copy = await database.read(drafts.copy_of(learner, problem, source))
    raise ApiError(
        409,
        "draft_conflict",
        _("This exercise was edited in another tab or on another device meanwhile."),
        hint=_("Both texts are kept; this one as copy {n}.", n=copy or 0),
        where=f"/api/v1/problems/{problem}/draft/copies/{copy}",
    )
