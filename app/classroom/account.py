"""A teacher's own page: password, invitations, other browsers, leaving."""

import time
from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy.exc import IntegrityError

from app.classroom import teachers
from app.classroom.forms import Text, again, go, outside
from app.classroom.signin import Password
from app.classroom.welcome import link_path
from app.errors import ApiError
from app.i18n import _
from app.identity import Asking, Who
from app.pages.render import render
from app.services import Parts, Services, client_address
from app.storage import records
from app.storage import teachers as queries
from app.storage.dialect import NothingChanged, needed

router = APIRouter(include_in_schema=False, prefix="/account")

PAGE = "class/account.html"


@router.get("")
async def account(request: Request, parts: Parts, who: Asking, done: str = "") -> Response:
    """What can be changed."""
    return render(request, PAGE, **await _values(parts, who), done=done if done == "password" else "")


@router.post("/password")
async def change_password(
    request: Request, parts: Parts, who: Asking, old: Password = "", password: Password = "", repeated: Password = ""
) -> Response:
    """Another password; every other browser is signed out."""
    try:
        teachers.check_repeated(password, repeated)
        await teachers.change_password(
            parts.classroom, who.id, old, password, session=who.session, address=client_address(request)
        )
    except ApiError as error:
        return again(request, PAGE, error, **await _values(parts, who), done="")
    return go("/account?done=password")


@router.post("/invite")
async def invite(request: Request, parts: Parts, who: Asking) -> Response:
    """A one-time link for one more teacher."""
    token = await teachers.new_link(parts.classroom, lasts=teachers.INVITATION_LASTS)
    values = await _values(parts, who) | {"invitation": outside(request, parts) + link_path(token)}
    return render(request, PAGE, **values, done="")


@router.post("/signout")
async def sign_out_everywhere(parts: Parts, who: Asking) -> Response:
    """Sign every browser of this teacher out."""
    response = go("/")
    await parts.classroom.sessions.end_all(who.id)
    await parts.classroom.sessions.end(who, response)
    return response


@router.post("/delete")
async def delete(request: Request, parts: Parts, who: Asking, typed: Text = "") -> Response:
    """Stop being a teacher. Classes go first: nobody else could reach them."""
    try:
        if await parts.classroom.classes.taught_by(who.id):
            raise ApiError(409, "has_classes", _("Delete your classes first."))
        if typed.strip() != who.name:
            raise ApiError(422, "not_typed", _("Type your name to confirm."), where="typed")
        if await parts.database.read(queries.count) == 1:
            raise ApiError(
                409, "last_teacher", _("You are the only teacher: without one, nobody could sign in here any more.")
            )
    except ApiError as error:
        return again(request, PAGE, error, **await _values(parts, who), done="")
    try:
        await parts.database.wrote(needed(queries.others(who.id)), *records.wipe(who.id), queries.remove(who.id))
    except (NothingChanged, IntegrityError):  # the last but one, or a class, came in between: look again
        return go("/account")
    response = go("/")
    await parts.classroom.sessions.end(who, response)
    parts.classroom.sessions.forget(who.id)
    parts.judging.forget({who.id})
    return response


async def _values(parts: Services, who: Who) -> dict[str, Any]:
    classes = await parts.classroom.classes.taught_by(who.id)
    return {"teacher": who, "classes": len(classes), "invitation": "", "now": time.time()}
