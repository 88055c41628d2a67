"""Signing in and out as a teacher, and becoming one by a one-time link."""

from typing import Annotated

from fastapi import APIRouter, Form, Request, Response

from app.classroom import teachers
from app.classroom.forms import Text, again, go, safe_next
from app.errors import ApiError
from app.identity import Asking
from app.pages.render import render
from app.services import Parts, client_address

router = APIRouter(include_in_schema=False)

Password = Annotated[str, Form(max_length=1000)]


@router.get("/signin")
async def sign_in_page(request: Request, who: Asking, next: str = "/classes") -> Response:
    """The form."""
    if who.role == "teacher":
        return go("/classes")
    return render(request, "class/signin.html", name="", next=safe_next(next))


@router.post("/signin")
async def sign_in(
    request: Request, parts: Parts, name: Text = "", password: Password = "", next: Text = "/classes"
) -> Response:
    """Name and password."""
    try:
        id = await teachers.sign_in(parts.classroom, name, password, client_address(request))
    except ApiError as error:
        return again(request, "class/signin.html", error, name=name, next=safe_next(next))
    response = go(safe_next(next))
    await parts.classroom.sessions.begin("teacher", id, request, response)
    return response


@router.post("/signout")
async def sign_out(parts: Parts, who: Asking) -> Response:
    """Sign this browser out."""
    response = go("/")
    await parts.classroom.sessions.end(who, response)
    return response


@router.get("/welcome/{token}")
async def welcome(token: str, request: Request, parts: Parts) -> Response:
    """A one-time link. Looking at it does not use it up: mail programs look at links, too."""
    link = await teachers.good_link(parts.classroom, token)
    return render(request, "class/welcome.html", link=link, name="")


@router.post("/welcome/{token}")
async def use_link(
    token: str,
    request: Request,
    parts: Parts,
    name: Text = "",
    password: Password = "",
    repeated: Password = "",
) -> Response:
    """Become a teacher, or choose a new password."""
    room = parts.classroom
    link = await teachers.good_link(room, token)
    try:
        teachers.check_repeated(password, repeated)
        if link.teacher is None:
            id = await teachers.become(room, token, name, password)
        else:
            id = await teachers.choose_password(room, token, password)
    except ApiError as error:
        return again(request, "class/welcome.html", error, link=link, name=name)
    response = go("/classes")
    await room.sessions.begin("teacher", id, request, response)
    return response
