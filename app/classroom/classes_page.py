"""A teacher's classes: the list, a new one, and the page of each with its learners."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from app.classroom import changes
from app.classroom.classes import Class
from app.classroom.forms import Text, again, go, outside
from app.classroom.qr import svg
from app.classroom.secrets import grouped
from app.classroom.zones import told
from app.errors import ApiError, not_found
from app.i18n import _
from app.identity import Asking
from app.pages.render import render
from app.services import Language, Parts
from app.settings import is_loopback
from app.storage import learners, scores

router = APIRouter(include_in_schema=False, prefix="/classes")


async def own_class(class_id: str, parts: Parts) -> Class:
    """The class of the path; that it is this teacher's was seen to by the route's rule."""
    found = await parts.classroom.classes.find(class_id)
    if found is None:
        raise not_found()
    return found


Own = Annotated[Class, Depends(own_class)]


@router.get("")
async def classes_page(request: Request, parts: Parts, who: Asking) -> Response:
    """All of them, and a form for a new one."""
    return render(request, "class/classes.html", classes=await parts.classroom.classes.taught_by(who.id), name="")


@router.post("")
async def make(request: Request, parts: Parts, who: Asking, name: Text = "", zone: Text = "") -> Response:
    """A new class."""
    try:
        id = await changes.make(parts.classroom, who.id, name, zone)
    except ApiError as error:
        classes = await parts.classroom.classes.taught_by(who.id)
        return again(request, "class/classes.html", error, classes=classes, name=name)
    return go(f"/classes/{id}")


@router.get("/{class_id}")
async def class_page(request: Request, own: Own, parts: Parts) -> Response:
    """How to join, and who has."""
    rows = await parts.database.read(learners.of_class(own.id))
    solved = await parts.database.read(scores.solved_counts(own.id))
    return render(
        request,
        "class/class.html",
        own=own,
        code=grouped(own.code),
        address=join_address(request, parts, own),
        here_only=is_loopback(request.url.hostname or "") and not parts.settings.public_url,
        total=len(own.exercises(parts.catalogue)),
        learners=[(row, told(row.joined, own.zone), solved.get(row.id, 0)) for row in rows],
    )


@router.get("/{class_id}/poster")
async def poster(request: Request, own: Own, parts: Parts, lang: Language) -> Response:
    """Code and QR code, as large as a projector shows them."""
    address = join_address(request, parts, own)
    return render(
        request,
        "class/poster.html",
        own=own,
        code=grouped(own.code),
        address=address,
        site=outside(request, parts).partition("://")[2],
        qr=svg(address, _("QR code of the address").text(lang)),
    )


def join_address(request: Request, parts: Parts, own: Class) -> str:
    """Where the QR code leads."""
    return f"{outside(request, parts)}/join/{own.code}"
