"""The learners of a class: the list to import, and the page of each."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, File, Form, Request, Response, UploadFile

from app.classroom import learners, roster
from app.classroom.classes import Class
from app.classroom.classes_page import Own
from app.classroom.forms import Text, again, go, outside
from app.classroom.qr import svg
from app.classroom.secrets import grouped
from app.classroom.zones import told
from app.errors import ApiError, not_found
from app.i18n import _
from app.pages.render import render
from app.pages.words import verdict_words
from app.services import Language, Parts, Services
from app.storage import learners as queries
from app.storage import records, scores
from app.storage.learners import LearnerRow
from judge.message import Lang

router = APIRouter(include_in_schema=False, prefix="/classes/{class_id}")

ROSTER, LEARNER = "class/roster.html", "class/learner.html"

List = Annotated[str, Form(max_length=roster.LONGEST_TEXT)]


async def own_learner(learner_id: str, own: Own, parts: Parts) -> LearnerRow:
    """The learner of the path, if it is one of the class's."""
    row = await parts.database.read(queries.by_id(learner_id))
    if row is None or row.class_id != own.id:
        raise not_found()
    return row


Theirs = Annotated[LearnerRow, Depends(own_learner)]


@router.get("/roster")
async def roster_page(request: Request, own: Own) -> Response:
    """Where to paste it."""
    return render(request, ROSTER, own=own, text="", found=None)


@router.post("/roster")
async def preview(
    request: Request, own: Own, parts: Parts, text: List = "", file: Annotated[UploadFile | None, File()] = None
) -> Response:
    """What taking the list in would do. Nothing is done yet."""
    try:
        if file is not None and file.size:
            text = roster.decoded(await file.read())
        found = roster.read(text, await parts.database.read(queries.keys(own.id)))
        if not (found.new or found.known or found.refused):
            raise ApiError(422, "empty_list", _("The list is empty. Write one name a line."), where="text")
    except ApiError as error:
        return again(request, ROSTER, error, own=own, text=text, found=None)
    return render(request, ROSTER, own=own, text=text, found=found)


@router.post("/roster/add")
async def add(request: Request, own: Own, parts: Parts, lang: Language, text: List = "") -> Response:
    """Take the new names in, and show the sheet with everybody's link and PIN, this once."""
    found = roster.read(text, await parts.database.read(queries.keys(own.id)))
    if not found.new:
        return go(f"/classes/{own.id}")
    try:
        passes = await learners.enlist(parts.classroom, own, found.new)
    except ApiError as error:
        return again(request, ROSTER, error, own=own, text=text, found=None)
    return _sheet(request, parts, own, passes, lang)


@router.get("/learners/{learner_id}")
async def learner_page(request: Request, own: Own, row: Theirs, parts: Parts, lang: Language) -> Response:
    """What a learner handed in, and what can be changed."""
    return render(request, LEARNER, **await _values(parts, own, row, lang))


@router.post("/learners/{learner_id}/rename")
async def rename(
    request: Request, own: Own, row: Theirs, parts: Parts, lang: Language, name: Text = ""
) -> Response:  # fmt: skip
    """Another name."""
    try:
        await learners.rename(parts.classroom, row, name)
    except ApiError as error:
        return again(request, LEARNER, error, **await _values(parts, own, row, lang))
    return go(f"/classes/{own.id}/learners/{row.id}")


@router.post("/learners/{learner_id}/renew")
async def renew(request: Request, own: Own, row: Theirs, parts: Parts, lang: Language) -> Response:
    """A new PIN and link, on a sheet to hand over."""
    given = await learners.renew(parts.classroom, row.id, row.name)
    return _sheet(request, parts, own, [given], lang)


@router.post("/learners/{learner_id}/reset")
async def reset(
    request: Request, own: Own, row: Theirs, parts: Parts, lang: Language, typed: Text = ""
) -> Response:  # fmt: skip
    """Delete what the learner did, if the name was typed."""
    if typed.strip() != row.name:
        return again(request, LEARNER, _not_typed(row), **await _values(parts, own, row, lang))
    await learners.wipe(parts.classroom, row.id)
    parts.judging.forget({row.id})
    return go(f"/classes/{own.id}/learners/{row.id}")


@router.post("/learners/{learner_id}/remove")
async def remove(
    request: Request, own: Own, row: Theirs, parts: Parts, lang: Language, typed: Text = ""
) -> Response:  # fmt: skip
    """Delete the learner and what the learner did, if the name was typed."""
    if typed.strip() != row.name:
        return again(request, LEARNER, _not_typed(row), **await _values(parts, own, row, lang))
    await learners.remove(parts.classroom, row.id)
    parts.judging.forget({row.id})
    return go(f"/classes/{own.id}")


def _not_typed(row: LearnerRow) -> ApiError:
    return ApiError(422, "not_typed", _("Type the learner's name to confirm: {name}", name=row.name), where="typed")


def _sheet(request: Request, parts: Services, own: Class, passes: list[learners.Pass], lang: Lang) -> Response:
    site = outside(request, parts)
    title = _("QR code of the personal link").text(lang)
    return render(
        request,
        "class/sheet.html",
        own=own,
        site=site,
        passes=[(given, grouped(given.pin), site + given.path, svg(site + given.path, title)) for given in passes],
    )


async def _values(parts: Services, own: Class, row: LearnerRow, lang: Lang) -> dict[str, Any]:
    handed_in = await parts.database.read(scores.last_submissions(row.id))
    return {
        "own": own,
        "learner": row,
        "joined": told(row.joined, own.zone),
        "counts": await parts.database.read(records.counts(row.id)),
        "verdicts": verdict_words(lang),
        "handed_in": [
            entry
            | {
                "when": told(entry["created"], own.zone),
                "name": parts.catalogue[entry["problem"]].name.text(lang)
                if entry["problem"] in parts.catalogue
                else entry["problem"],
            }
            for entry in handed_in
        ],
    }
