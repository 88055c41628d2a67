"""What a platform calls: login, launch, our keys."""

from hmac import compare_digest
from secrets import token_urlsafe
from typing import Any
from urllib.parse import urlencode, urlsplit

from fastapi import APIRouter, Request, Response
from starlette.datastructures import FormData, QueryParams
from starlette.responses import JSONResponse, RedirectResponse

from app.classroom.forms import go, outside
from app.classroom.secrets import hashed
from app.cookies import set_cookie
from app.errors import ApiError
from app.i18n import _
from app.identity import is_secure
from app.lti import people
from app.lti.arrival import exercise_of, sign_in
from app.lti.choosing import choose_page
from app.lti.claims import Claims
from app.lti.platforms import Platform
from app.lti.service import Connected
from app.pages.render import render
from app.services import Parts, Services
from app.storage import teachers as teacher_queries

router = APIRouter(include_in_schema=False, prefix="/lti")

LOGIN_LASTS = 600
HINTS = ("iss", "client_id", "login_hint", "target_link_uri", "lti_message_hint", "lti_deployment_id")
LONGEST_HINT, LONGEST_HINTS = 4000, 2500
COOKIE_PATH = "/lti"


@router.get("/jwks")
async def jwks(parts: Parts) -> Response:
    """Our public key."""
    keys = await parts.lti.need().keys.get()
    return JSONResponse(keys.public, headers={"Cache-Control": "public, max-age=3600"})


@router.get("/login")
async def login_by_address(request: Request, parts: Parts) -> Response:
    """A platform begins a launch (OpenID Connect, third-party initiated login)."""
    return await _login(request, parts, request.query_params)


@router.post("/login")
async def login_by_form(request: Request, parts: Parts) -> Response:
    """The same by a form."""
    return await _login(request, parts, await request.form(max_files=0))


async def _login(request: Request, parts: Services, given: QueryParams | FormData) -> Response:
    """Send the browser on to the platform's own sign-in, with a state that only this browser can bring back."""
    lti = parts.lti.need()
    hints = {name: str(given[name]) for name in HINTS if name in given}
    platform = lti.platforms.find(hints.get("iss", ""), hints.get("client_id", ""))
    if platform is None:
        raise _unregistered(hints.get("iss", ""))
    if not hints.get("login_hint") or any(len(hint) > LONGEST_HINT for hint in hints.values()):
        raise ApiError(422, "lti_login", _("Your learning platform began a launch without saying for whom."))
    secret, nonce = token_urlsafe(24), token_urlsafe(24)
    fits = sum(map(len, hints.values())) <= LONGEST_HINTS
    keys = await lti.keys.get()
    state = keys.seal(
        "state", LOGIN_LASTS, iss=platform.issuer, client_id=platform.client_id, nonce=nonce, browser=hashed(secret),
        hints=hints if fits else {},
    )  # fmt: skip
    asked = {
        "scope": "openid", "response_type": "id_token", "response_mode": "form_post", "prompt": "none",
        "client_id": platform.client_id, "redirect_uri": f"{outside(request, parts)}/lti/launch",
        "login_hint": hints["login_hint"], "state": state, "nonce": nonce,
    }  # fmt: skip
    if "lti_message_hint" in hints:
        asked["lti_message_hint"] = hints["lti_message_hint"]
    mark = "&" if urlsplit(platform.auth_url).query else "?"
    response = RedirectResponse(f"{platform.auth_url}{mark}{urlencode(asked)}", 302, {"Cache-Control": "no-store"})
    set_cookie(
        response, _cookie(nonce), secret, max_age=LOGIN_LASTS, secure=is_secure(request), embedded=True,
        path=COOKIE_PATH,
    )  # fmt: skip
    return response


@router.post("/launch")
async def launch(request: Request, parts: Parts) -> Response:
    """Somebody comes from a platform."""
    lti = parts.lti.need()
    form = await request.form(max_files=0)
    state = (await lti.keys.get()).unseal("state", str(form.get("state", "")))
    if state is None:
        raise _bad_state()
    nonce, cookie = state["nonce"], _cookie(state["nonce"])
    if not compare_digest(hashed(request.cookies.get(cookie, "")), state["browser"]):
        return _blocked(request, state)
    platform = lti.platforms.find(state["iss"], state["client_id"])
    if platform is None:
        raise _unregistered(state["iss"])
    if "error" in form:
        raise ApiError(
            403,
            "lti_not_signed_in",
            _("Your learning platform did not let you through: {why}.", why=str(form["error"])[:80]),
            hint=_("Sign in there, then start again from your course."),
        )
    claims = await lti.checked(platform, str(form.get("id_token", "")), nonce, parts.database)
    response = await _arrive(request, parts, lti, platform, claims)
    set_cookie(response, cookie, "", max_age=0, secure=is_secure(request), embedded=True, path=COOKIE_PATH)
    return response


async def _arrive(request: Request, parts: Services, lti: Connected, platform: Platform, claims: Claims) -> Response:
    """Sign in, and go where the link leads."""
    room, choosing = parts.classroom, claims.message_type == "LtiDeepLinkingRequest"
    if choosing and not claims.instructor:
        raise ApiError(403, "lti_not_teacher", _("Only teachers of a course choose its exercises."))
    problem = None if choosing else exercise_of(parts, request, claims)
    if not claims.instructor:
        id = await people.learner(room, platform, claims)
        if problem is not None:
            await lti.scores.expect(platform, claims, id, problem.id)
        response = go(f"/problems/{problem.id}" if problem else "/")
        await sign_in(parts, request, response, "learner", id)
        return response
    id = await people.teacher(room, platform, claims)
    own = await people.class_for(room, platform, claims, id)
    if choosing:
        response = await choose_page(request, parts, lti, platform, claims)
    elif problem is not None:
        response = go(f"/problems/{problem.id}")
    elif own.teacher == id:
        response = go(f"/classes/{own.id}")
    else:
        owner = await parts.database.read(teacher_queries.by_id(own.teacher))
        response = render(request, "lti/colleague.html", own=own, owner=owner["name"] if owner else "")
    await sign_in(parts, request, response, "teacher", id)
    return response


def _blocked(request: Request, state: dict[str, Any]) -> Response:
    """The browser did not bring its cookie back: most likely it keeps cookies from frames of other sites."""
    hints = {name: text for name, text in state["hints"].items() if name in HINTS}
    restart = f"/lti/login?{urlencode(hints)}" if hints else ""
    return render(request, "lti/blocked.html", status=403, restart=restart, secure=is_secure(request))


def _cookie(nonce: str) -> str:
    """One for each login: several frames of a page may be launched at once."""
    return f"lti_{hashed(nonce)[:16]}"


def _bad_state() -> ApiError:
    return ApiError(
        403,
        "lti_state",
        _("This launch did not begin here, or it began too long ago."),
        hint=_("Start again from your course."),
    )


def _unregistered(issuer: str) -> ApiError:
    return ApiError(
        403,
        "lti_unregistered",
        _("This learning platform is not registered here: {issuer}.", issuer=issuer[:200] or "—"),
        hint=_("For the operator: the file that ROPE_JUDGE_LTI names holds each platform's issuer and client_id."),
    )
