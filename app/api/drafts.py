"""Drafts: what is in the editor, and copies of what was there before."""

from typing import Any, Literal

from fastapi import APIRouter

from app.api.models import DraftCopyDetail, DraftCopyOut, DraftIn, DraftOut, ErrorOut, Taken
from app.api.problems import find
from app.drafts import save
from app.errors import ApiError
from app.i18n import _
from app.identity import Asking, Who
from app.playground import PLAYGROUND
from app.services import Parts, Services
from app.source import checked
from app.storage import drafts

router = APIRouter(prefix="/api/v1", tags=["drafts"])


class CopyIn(Taken):
    """A text to keep beside the draft."""

    source: str
    why: Literal["reset", "restored", "conflict"] = "conflict"


@router.get("/problems/{name}/draft")
async def get_draft(name: str, parts: Parts, who: Asking) -> DraftOut:
    """What was last in the editor."""
    return await current(parts, who, shelf(parts, name))


@router.put("/problems/{name}/draft", responses={409: {"model": ErrorOut}})
async def put_draft(name: str, draft: DraftIn, parts: Parts, who: Asking) -> DraftOut:
    """Save what is in the editor.

    With ``base``, the version that the text was based on, another text that was saved meanwhile is not overwritten: the
    answer is 409, and both are kept. Without it, what was there is kept as a copy.
    """
    problem = shelf(parts, name)
    source = checked(draft.source, parts.settings.max_source_bytes)
    if draft.base is None:
        await parts.database.wrote(
            *drafts.replace(who.key, problem, source, draft.why or "replaced"), *parts.database.of(who.key)
        )
    else:
        await save(parts.database, who.key, problem, source, draft.base, draft.why or "typed")
    parts.classroom.live.drafted(who.key, problem)
    return await current(parts, who, problem)


@router.get("/problems/{name}/draft/copies")
async def list_copies(name: str, parts: Parts, who: Asking) -> list[DraftCopyOut]:
    """Drafts that were replaced, the newest first."""
    found = await parts.database.read(drafts.copies(who.key, shelf(parts, name)))
    return [DraftCopyOut(**copy, lines=copy["source"].count("\n") + 1) for copy in found]


@router.post("/problems/{name}/draft/copies", status_code=201)
async def add_copy(name: str, copy: CopyIn, parts: Parts, who: Asking) -> DraftCopyOut:
    """Keep a text that is found in a browser and does not become the draft."""
    problem = shelf(parts, name)
    source = checked(copy.source, parts.settings.max_source_bytes)
    await parts.database.wrote(*drafts.keep(who.key, problem, source, copy.why), *parts.database.of(who.key))
    kept = await parts.database.read(drafts.copy_of(who.key, problem, source))
    return DraftCopyOut(**(await one(parts, who, problem, kept or 0)), lines=source.count("\n") + 1)


@router.get("/problems/{name}/draft/copies/{n}", responses={404: {"model": ErrorOut}})
async def get_copy(name: str, n: int, parts: Parts, who: Asking) -> DraftCopyDetail:
    """One of them with its text."""
    copy = await one(parts, who, shelf(parts, name), n)
    return DraftCopyDetail(**copy, lines=copy["source"].count("\n") + 1)


def shelf(parts: Services, name: str) -> str:
    """Under which name drafts are kept: the exercise's id, or the playground's."""
    return PLAYGROUND if name == PLAYGROUND else find(parts, name).id


async def current(parts: Services, who: Who, problem: str) -> DraftOut:
    """The draft as it is now."""
    found = await parts.database.read(drafts.draft(who.key, problem))
    source, updated, version = found or (None, None, 0)
    return DraftOut(source=source, updated=updated, version=version)


async def one(parts: Services, who: Who, problem: str, n: int) -> dict[str, Any]:
    """A copy; a 404 where there is none, or it is somebody else's."""
    copy = await parts.database.read(drafts.copy(who.key, problem, n)) if abs(n) < 2**53 else None
    if copy is None:
        raise ApiError(404, "unknown_copy", _("There is no such copy; the oldest go when there are too many."))
    return copy
