"""A class's settings, its exports, its archive and its end."""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import anyio.to_thread
from fastapi import APIRouter, Request, Response
from starlette.background import BackgroundTask
from starlette.responses import FileResponse

from app.classroom import changes, export
from app.classroom.classes import Class
from app.classroom.classes_page import Own
from app.classroom.filenames import safe
from app.classroom.forms import Text, again, go
from app.classroom.zones import zone_names
from app.errors import ApiError
from app.i18n import _
from app.pages.render import render
from app.services import Language, Parts, Services
from app.storage import learners, records

router = APIRouter(include_in_schema=False, prefix="/classes/{class_id}")

PAGE = "class/settings.html"


@router.get("/settings")
async def settings_page(request: Request, own: Own, done: str = "") -> Response:
    """What can be set, taken away and ended."""
    return render(request, PAGE, saved=done == "saved", **_values(own))


@router.post("/settings")
async def change(
    request: Request, own: Own, parts: Parts, name: Text = "", feedback: Text = "", solutions: Text = "",
    zone: Text = "", joining: Text = "",
) -> Response:  # fmt: skip
    """Other settings."""
    try:
        await changes.settings(
            parts.classroom, own, name=name, feedback=feedback, solutions=solutions, zone=zone, joining=bool(joining)
        )
    except ApiError as error:
        return again(request, PAGE, error, **_values(own))
    return go(f"/classes/{own.id}/settings?done=saved")


@router.post("/code")
async def renew_code(own: Own, parts: Parts) -> Response:
    """Another join code."""
    await changes.renew_code(parts.classroom, own)
    return go(f"/classes/{own.id}")


@router.post("/archive")
async def archive(own: Own, parts: Parts, archived: Text = "") -> Response:
    """Archive, or take out of the archive."""
    await changes.archive(parts.classroom, own, bool(archived))
    return go(f"/classes/{own.id}/settings")


@router.get("/delete")
async def delete_page(request: Request, own: Own, parts: Parts) -> Response:
    """What would be deleted, counted."""
    return render(request, "class/delete.html", **await _counted(parts, own))


@router.post("/delete")
async def delete(request: Request, own: Own, parts: Parts, typed: Text = "") -> Response:
    """Delete it all, if its name was typed."""
    if typed.strip() != own.name:
        error = ApiError(422, "not_typed", _("Type the class's name to confirm: {name}", name=own.name), where="typed")
        return again(request, "class/delete.html", error, **await _counted(parts, own))
    parts.judging.forget(await changes.delete(parts.classroom, own))
    return go("/classes")


@router.get("/scores.csv")
async def scores_csv(own: Own, parts: Parts, lang: Language) -> Response:
    """The scoresheet for a spreadsheet."""
    data = await anyio.to_thread.run_sync(export.scoresheet_csv, parts.database, own, parts.catalogue, lang)
    return _download(data, "text/csv; charset=utf-8", own, "csv")


@router.get("/scores.json")
async def scores_json(own: Own, parts: Parts) -> Response:
    """The scoresheet for programs."""
    data = await anyio.to_thread.run_sync(export.scoresheet_json, parts.database, own, parts.catalogue)
    return _download(data, "application/json", own, "json")


@router.get("/submissions.zip")
async def submissions_zip(own: Own, parts: Parts) -> Response:
    """All that was handed in."""
    make: Callable[..., Path] = export.submissions_zip
    path = await anyio.to_thread.run_sync(make, parts.database, own)
    return FileResponse(
        path, filename=f"{safe(own.name)}.zip", media_type="application/zip", headers={"Cache-Control": "no-store"},
        background=BackgroundTask(path.unlink, missing_ok=True),
    )  # fmt: skip


def _download(data: bytes, kind: str, own: Class, ending: str) -> Response:
    name = f"{safe(own.name)}.{ending}"
    disposition = f"attachment; filename*=utf-8''{quote(name)}"
    return Response(data, media_type=kind, headers={"Content-Disposition": disposition, "Cache-Control": "no-store"})


def _values(own: Class) -> dict[str, Any]:
    return {"own": own, "zones": zone_names(), "feedback_levels": changes.FEEDBACK, "solutions": changes.SOLUTIONS}


async def _counted(parts: Services, own: Class) -> dict[str, Any]:
    return {
        "own": own,
        "learners": await parts.database.read(learners.count(own.id)),
        "counts": await parts.database.read(records.counts_of_class(own.id)),
    }
