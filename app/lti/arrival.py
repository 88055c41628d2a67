"""How a launch reaches this server: in a frame or not, and the cookies that go with each."""

from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from app.classroom.forms import outside
from app.cookies import set_cookie
from app.errors import ApiError
from app.i18n import _
from app.identity import Who, is_secure, seen_by
from app.lti.claims import Claims
from app.lti.platforms import origin
from app.middleware.framing import MARKER
from app.services import Services
from judge.errors import LearnerError
from judge.problem import Problem

FRAMED_LASTS = 24 * 3600
_PLACE = "/problems/"


def in_frame(request: Request) -> bool:
    """Whether the page is shown within the platform's; a browser that does not say may well do so."""
    return request.headers.get("sec-fetch-dest", "iframe") in {"iframe", "frame"}


def apart(request: Request) -> bool:
    """Whether the frame is in a page of another site, where only cookies made for that go along."""
    return in_frame(request) and request.headers.get("sec-fetch-site", "cross-site") == "cross-site"


async def sign_in(parts: Services, request: Request, response: Response, role: str, id: str) -> None:
    """Sign in who was launched. Who is there already stays: several frames of a page may be launched at once."""
    now: Who = seen_by(request)
    embedded = apart(request)
    if (now.role, now.id) != (role, id):
        begin = parts.classroom.sessions.begin
        await begin("teacher" if role == "teacher" else "learner", id, request, response, embedded=embedded)
    if in_frame(request):
        secure = is_secure(request)
        set_cookie(response, MARKER, "1", max_age=FRAMED_LASTS, secure=secure, embedded=embedded)


def exercise_of(parts: Services, request: Request, claims: Claims) -> Problem | None:
    """The exercise that a link is for, by its parameter ``exercise`` or by an address of this server's."""
    name = str((claims.custom or {}).get("exercise", ""))
    place = (
        urlsplit(claims.target_link_uri).path
        if origin(claims.target_link_uri) == origin(outside(request, parts))
        else ""
    )
    if not name and place.startswith(_PLACE):
        name = place.removeprefix(_PLACE)
    if not name:
        return None
    try:
        return parts.catalogue.find(name)
    except LearnerError as error:
        raise ApiError(
            404,
            "lti_unknown_exercise",
            _("This link is for an exercise that this server does not have: {name}.", name=name[:80]),
            hint=_("Whoever placed the link chooses the exercise again."),
        ) from error
