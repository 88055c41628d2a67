"""Which exercises a class works on, in which order, and when each takes submissions."""

from itertools import groupby
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request, Response

from app.classroom import changes
from app.classroom.classes import Chosen, Class
from app.classroom.classes_page import Own
from app.classroom.forms import again, go
from app.classroom.zones import field_value, typed_time
from app.errors import ApiError
from app.pages.render import render
from app.services import Language, Parts, Services
from judge.message import Lang
from judge.problem.sections import section_name

router = APIRouter(include_in_schema=False, prefix="/classes/{class_id}/exercises")

PAGE = "class/exercises.html"

Ids = Annotated[list[str], Form(max_length=1000)]


@router.get("")
async def exercises_page(request: Request, own: Own, parts: Parts, lang: Language, done: str = "") -> Response:
    """Choose, then order."""
    return render(request, PAGE, saved=done == "saved", **_values(own, parts, lang))


@router.post("")
async def choose(own: Own, parts: Parts, exercise: Ids = []) -> Response:  # noqa: B006 (read by FastAPI, never changed)
    """The chosen ones; those that were there keep place and times, new ones follow in the order of the track."""
    wanted = {id for id in exercise if id in parts.catalogue}
    kept = [entry for id, entry in own.chosen.items() if id in wanted]
    new = [Chosen(problem.id) for problem in parts.catalogue if problem.id in wanted and problem.id not in own.chosen]
    await changes.choose(parts.classroom, own, [*kept, *new])
    return go(f"/classes/{own.id}/exercises?done=saved#order")


@router.post("/order")
async def order(request: Request, own: Own, parts: Parts, lang: Language) -> Response:
    """Order and times as the form has them, after what the button says: up, down, out, or the same times for all."""
    form = await request.form()
    items = [(name, value) for name, value in form.multi_items() if isinstance(value, str)]
    fields = dict(items)
    told = [value for name, value in items if name == "id" and value in own.chosen]
    ids = list(dict.fromkeys([*told, *own.chosen]))  # each once; one that the form does not know stays
    action, _colon, subject = fields.get("do", "save").partition(":")
    ids = _moved(ids, action, subject)
    try:
        entries = [_entry(id, fields, own, alike=action == "alike") for id in ids]
        await changes.choose(parts.classroom, own, entries)
    except ApiError as error:
        return again(request, PAGE, error, **_values(own, parts, lang))
    if action in {"up", "down"}:
        return go(f"/classes/{own.id}/exercises#{action}-{subject}")
    return go(f"/classes/{own.id}/exercises?done=saved#order")


def _moved(ids: list[str], action: str, subject: str) -> list[str]:
    if subject not in ids:
        return ids
    place, rest = ids.index(subject), [id for id in ids if id != subject]
    if action == "out":
        return rest
    step = {"up": -1, "down": 1}.get(action, 0)
    rest.insert(max(0, place + step), subject)
    return rest


def _entry(id: str, fields: dict[str, str], own: Class, *, alike: bool) -> Chosen:
    before = own.chosen[id]
    opens, closes = (
        typed_time(fields[name], own.zone, name) if name in fields else default
        for name, default in (
            ("opens" if alike else f"opens:{id}", before.opens),
            ("closes" if alike else f"closes:{id}", before.closes),
        )
    )
    return Chosen(id, opens, closes)


def _values(own: Class, parts: Services, lang: Lang) -> dict[str, Any]:
    sections = [
        (
            section_name(track).text(lang),
            [(problem, problem.name.text(lang), problem.id in own.chosen) for problem in members],
        )
        for track, members in groupby(parts.catalogue, key=lambda problem: problem.meta.track)
    ]
    ordered = [
        (
            parts.catalogue[id].name.text(lang) if id in parts.catalogue else id,
            entry,
            field_value(entry.opens, own.zone),
            field_value(entry.closes, own.zone),
        )
        for id, entry in own.chosen.items()
    ]
    return {"own": own, "sections": sections, "ordered": ordered, "total": len(parts.catalogue)}
