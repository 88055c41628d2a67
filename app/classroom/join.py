"""The learner's ways in: by the class's code and a name, by name and PIN, by a personal link."""

from typing import Any
from urllib.parse import quote

from fastapi import APIRouter, Request, Response

from app.classroom import learners
from app.classroom.classes import Class
from app.classroom.forms import Text, again, go, outside, safe_next
from app.classroom.secrets import grouped, typed_code
from app.errors import ApiError, not_found
from app.i18n import _
from app.identity import Asking, Who
from app.pages.render import render
from app.services import Parts, Services, client_address

router = APIRouter(include_in_schema=False)

ANYWHERE = "codes"


@router.get("/join")
async def join_page(request: Request, parts: Parts, who: Asking, next: str = "/") -> Response:
    """Ask for the class's code."""
    _need_classroom(parts)
    if who.role == "learner":
        return go("/me")
    return render(request, "class/join.html", code="", next=safe_next(next))


@router.post("/join")
async def find_class(request: Request, parts: Parts, code: Text = "", next: Text = "/") -> Response:
    """To the page of the class with this code."""
    _need_classroom(parts)
    try:
        own = await _class(parts, code, request)
    except ApiError as error:
        return again(request, "class/join.html", error, code=code, next=safe_next(next))
    onward = safe_next(next)
    return go(f"/join/{own.code}" + (f"?next={quote(onward)}" if onward != "/" else ""))


@router.get("/join/{code}")
async def class_page(code: str, request: Request, parts: Parts, who: Asking, next: str = "/") -> Response:
    """New here, or back again? What the QR code leads to."""
    _need_classroom(parts)
    own = await _class(parts, code, request)
    return render(request, "class/enter.html", **_values(own, who, next))


@router.post("/join/{code}")
async def join(code: str, request: Request, parts: Parts, who: Asking, name: Text = "", next: Text = "/") -> Response:
    """Join, and be told PIN and personal link, this once."""
    _need_classroom(parts)
    own = await _class(parts, code, request)
    if who.role == "learner" and who.class_id == own.id:  # the page was sent twice
        return go("/me")
    try:
        given = await learners.join(parts.classroom, own, name)
    except ApiError as error:
        return again(request, "class/enter.html", error, **_values(own, who, next), name=name)
    response = render(
        request, "class/joined.html", own=own, given=given, pin=grouped(given.pin), next=safe_next(next),
        link=outside(request, parts) + given.path, fresh=True,
    )  # fmt: skip
    await parts.classroom.sessions.begin("learner", given.id, request, response)
    return response


@router.post("/join/{code}/return")
async def come_back(
    code: str, request: Request, parts: Parts, who: Asking, name: Text = "", pin: Text = "", next: Text = "/"
) -> Response:
    """Name and PIN."""
    _need_classroom(parts)
    own = await _class(parts, code, request)
    try:
        row = await learners.come_back(parts.classroom, own, name, pin, client_address(request))
    except ApiError as error:
        return again(request, "class/enter.html", error, **_values(own, who, next), name=name, back=True)
    response = go(safe_next(next))
    await parts.classroom.sessions.begin("learner", row.id, request, response)
    return response


@router.get("/back/{token}")
async def back_page(token: str, request: Request, parts: Parts, who: Asking) -> Response:
    """Ask first: whoever sends somebody a link of their own must not have them work under a wrong name."""
    _need_classroom(parts)
    row, own = await learners.by_link(parts.classroom, token)
    if who.id == row.id:
        return go("/")
    return render(request, "class/back.html", learner=row, own=own, who_now=who)


@router.post("/back/{token}")
async def back(token: str, request: Request, parts: Parts) -> Response:
    """Come back by a personal link."""
    _need_classroom(parts)
    row, _own = await learners.by_link(parts.classroom, token)
    await learners.came(parts.classroom, row)
    response = go("/")
    await parts.classroom.sessions.begin("learner", row.id, request, response)
    return response


def _values(own: Class, who: Who, next: str) -> dict[str, Any]:
    inside = who.role == "learner" and who.class_id == own.id
    return {"own": own, "code": grouped(own.code), "next": safe_next(next), "inside": inside}


async def _class(parts: Services, code: str, request: Request) -> Class:
    """The class with this code. Wrong codes are counted, generously: a whole school may have one address."""
    room, typed = parts.classroom, typed_code(code)
    await room.codes.code(ANYWHERE, client_address(request), typed)
    found = await room.classes.by_code(typed)
    if found is None:
        raise ApiError(
            404,
            "unknown_code",
            _("No class has this code."),
            hint=_("A code has six letters and digits. Ask your teacher to show it again."),
            where="code",
        )
    return found


def _need_classroom(parts: Services) -> None:
    if not parts.classroom.active:
        raise not_found()
