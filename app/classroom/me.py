"""A learner's own page: who one is here, a new PIN, all one's data to take away, and to delete."""

from typing import Any

import anyio.to_thread
from fastapi import APIRouter, Request, Response
from starlette.background import BackgroundTask
from starlette.responses import FileResponse

from app.classroom import learners
from app.classroom.forms import Text, again, go, outside
from app.classroom.own_data import own_data, zipped
from app.classroom.secrets import grouped
from app.errors import ApiError, not_found
from app.i18n import _
from app.identity import Asking, Who
from app.pages.render import render
from app.reports import level_of
from app.services import Language, Parts, Services
from app.storage import records

router = APIRouter(include_in_schema=False, prefix="/me")

PAGE = "class/me.html"


@router.get("")
async def me(request: Request, parts: Parts, who: Asking) -> Response:
    """What is kept, and what can be done with it."""
    return render(request, PAGE, **await _values(parts, who))


@router.post("/renew")
async def renew(request: Request, parts: Parts, who: Asking) -> Response:
    """A new PIN and a new personal link, in place of lost ones."""
    own = await parts.classroom.classes.find(who.class_id)
    if own is None:
        raise not_found()
    given = await learners.renew(parts.classroom, who.id, who.name, but=who.session)
    return render(
        request, "class/joined.html", own=own, given=given, pin=grouped(given.pin), next="/",
        link=outside(request, parts) + given.path, fresh=False,
    )  # fmt: skip


@router.get("/data.json")
async def data_json(parts: Parts, who: Asking, lang: Language) -> Response:
    """Everything, as JSON."""
    level = await level_of(parts, who)
    data = await anyio.to_thread.run_sync(own_data, parts.database, who, level, lang)
    headers = {"Content-Disposition": 'attachment; filename="rope-judge.json"', "Cache-Control": "no-store"}
    return Response(data, media_type="application/json", headers=headers)


@router.get("/data.zip")
async def data_zip(parts: Parts, who: Asking, lang: Language) -> Response:
    """Everything, as files."""
    level = await level_of(parts, who)
    path = await anyio.to_thread.run_sync(zipped, parts.database, who, level, lang)
    return FileResponse(
        path, filename="rope-judge.zip", media_type="application/zip", headers={"Cache-Control": "no-store"},
        background=BackgroundTask(path.unlink, missing_ok=True),
    )  # fmt: skip


@router.post("/delete")
async def delete(request: Request, parts: Parts, who: Asking, typed: Text = "") -> Response:
    """Leave the class, and leave nothing behind."""
    if typed.strip() != who.name:
        error = ApiError(422, "not_typed", _("Type your name to confirm."), where="typed")
        return again(request, PAGE, error, **await _values(parts, who))
    await learners.remove(parts.classroom, who.id)
    parts.judging.forget({who.id})
    response = go("/?left")
    await parts.classroom.sessions.end(who, response)
    return response


async def _values(parts: Services, who: Who) -> dict[str, Any]:
    own = await parts.classroom.classes.find(who.class_id)
    if own is None:
        raise not_found()
    return {"own": own, "learner": who, "counts": await parts.database.read(records.counts(who.key))}
