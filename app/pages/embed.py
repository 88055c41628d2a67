"""An exercise in a frame of another site's page, as ``ROPE_JUDGE_EMBED_ORIGINS`` allows.

The frame talks to this server from its own origin: what it hands in passes the cross-site check (``Sec-Fetch-Site:
same-origin``), and no cookie is needed where nobody signs in. Where people do, the session's cookie is
``SameSite=Lax``: it goes along if the other page is of the same site (docs.school.example, judge.school.example), and
is kept back otherwise; then the frame says so and offers the exercise's own page. What a browser stores in a frame of
another site is apart from what it stores for the server's own pages; drafts on the server are the same.
"""

from secrets import token_urlsafe
from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response

from app.access import Rule
from app.api.problems import Seed, find
from app.errors import ApiError, from_judge
from app.i18n import _, request_lang
from app.identity import Asking
from app.middleware.gate import refusal_for
from app.middleware.headers import content_policy
from app.pages.problem import contents
from app.pages.render import render
from app.pages.said import said
from app.services import Language, Parts
from app.settings import Settings
from judge.errors import RopeJudgeError

router = APIRouter(include_in_schema=False)

_FRAMES = frozenset({"iframe", "frame", "embed", "object"})


@router.get("/embed/{name}")
async def embedded(
    name: str, request: Request, parts: Parts, who: Asking, lang: Language, seed: Seed = None
) -> Response:
    """The exercise without the site around it. Why it cannot be shown is said in the frame, too."""
    stranger = stranger_around(request, parts.settings)
    if stranger:
        return _sorry(request, name, not_allowed(stranger), framed_by="*")
    allowed = " ".join(("'self'", *parts.settings.embed_origins))
    try:
        problem = find(parts, name)
        refusal = await refusal_for(parts, who, Rule.EXERCISE, {"name": problem.id}, request)
        if refusal:
            raise refusal
    except ApiError as error:
        return _sorry(request, name, error, framed_by=allowed)
    except RopeJudgeError as error:
        return _sorry(request, name, from_judge(error), framed_by=allowed)
    nonce = token_urlsafe(16)
    headers = {"Content-Security-Policy": content_policy(nonce, framed_by=allowed)}
    page = await contents(request, parts, who, problem, lang, seed)
    return render(request, "problem.html", headers=headers, layout="frame.html", nonce=nonce, **page)


def stranger_around(request: Request, settings: Settings) -> str:
    """The origin of the page around the frame, where it is none of those allowed; empty where it is, or is not known.

    Only to say clearly what is wrong: what holds is the policy, which the browser applies.
    """
    headers = request.headers
    if headers.get("sec-fetch-dest") not in _FRAMES or headers.get("sec-fetch-site") in {"same-origin", "none"}:
        return ""
    try:
        around = urlsplit(headers.get("referer", ""))
    except ValueError:  # no browser sends that
        return ""
    origin = f"{around.scheme}://{around.netloc}".lower()
    known = around.netloc in {"", headers.get("host", "")} or origin in settings.embed_origins
    return "" if known else origin


def not_allowed(origin: str) -> ApiError:
    """A page that was not asked to show exercises."""
    return ApiError(
        403,
        "not_embeddable",
        _("Pages of {origin} are not allowed to show exercises of this server.", origin=origin),
        hint=_("The operator can allow them: {setting}", setting=f"ROPE_JUDGE_EMBED_ORIGINS='[\"{origin}\"]'"),
    )


def _sorry(request: Request, name: str, error: ApiError, *, framed_by: str) -> Response:
    headers = {"Content-Security-Policy": content_policy(framed_by=framed_by)}
    lang = request_lang(request)
    body = error.body(lang)["error"]
    status, heading = error.status, said(error, lang)
    return render(request, "frame_error.html", status=status, headers=headers, error=body, name=name, said=heading)
