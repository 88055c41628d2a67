"""The pictures: all of them on one page, and each on its own."""

from typing import Any

from fastapi import APIRouter, Request, Response

from app.errors import ApiError
from app.i18n import _
from app.pages.render import render
from app.pictures import PICTURES, Picture, beside, find
from app.services import Language, Parts, Services
from judge.message import Lang
from judge.near import near

router = APIRouter(include_in_schema=False)


@router.get("/pictures")
async def gallery(request: Request, parts: Parts, lang: Language) -> Response:
    """All pictures."""
    entries = [_entry(picture, parts, lang) for picture in PICTURES]
    return render(request, "pictures.html", entries=entries, alone=False)


@router.get("/pictures/{id}")
async def one(id: str, request: Request, parts: Parts, lang: Language) -> Response:
    """One picture."""
    picture = find(id)
    if picture is None:
        raise _unknown(id)
    return render(request, "pictures.html", entries=[_entry(picture, parts, lang)], alone=True)


def _unknown(id: str) -> ApiError:
    other = near(id, (picture.id for picture in PICTURES))
    if other is None:
        return ApiError(404, "unknown_picture", _("There is no picture called {id}.", id=id[:60]))
    message = _("There is no picture called {id}. Did you mean {near}?", id=id[:60], near=other)
    return ApiError(404, "unknown_picture", message, meant=f"/pictures/{other}")


def _entry(picture: Picture, parts: Services, lang: Lang) -> dict[str, Any]:
    problems = beside(picture, parts.catalogue)
    return {"picture": picture, "exercises": [(problem.id, problem.name.text(lang)) for problem in problems]}
