"""The gate: innermost, so that nothing reaches a handler past it. Says who asks and whether they may.

It finds the route by itself, the way the router will. ``confirm``, which every handler depends on, refuses a request
that the router sent elsewhere than the gate thought.
"""

import hmac
import re
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from fastapi.routing import iter_route_contexts
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, compile_path
from starlette.types import ASGIApp, Receive, Scope, Send

from app.access import RULES, Rule
from app.errors import STORAGE, ApiError, error_response, from_judge, from_storage, not_found, wants_page
from app.i18n import _
from app.identity import SCOPE, VISITOR, Who, sign_in_first
from app.storage import submissions as queries
from judge.errors import LearnerError, RopeJudgeError

if TYPE_CHECKING:
    from app.services import Services

PASSED = "rope_judge.passed"
PROBES = ("/healthz", "/readyz")


@dataclass(frozen=True, slots=True)
class Known:
    """A route as the gate sees it."""

    name: str
    path: str
    methods: frozenset[str] | None
    pattern: "re.Pattern[str]"
    rule: Rule | None


def known_routes(routes: Iterable[BaseRoute]) -> list[Known]:
    """All routes, in the order in which the router tries them."""
    found = []
    for context in iter_route_contexts(list(routes)):
        path = context.path or ""
        if isinstance(context.route, Mount):
            name, methods, full = f"MOUNT {path}", None, path + "/{path:path}"
        else:
            name, methods, full = path, frozenset(context.methods or ()), path
        for method in sorted((methods or {""}) - {"HEAD"}):
            one = name if methods is None else f"{method} {path}"
            allowed = None if methods is None else frozenset({method, "HEAD"} if method == "GET" else {method})
            found.append(Known(one, path, allowed, compile_path(full)[0], RULES.get(one)))
    return found


class Gate:
    """Lets through what a rule allows."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._routes: list[Known] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._routes is None:  # while the server starts, not on the first learner's clock
            self._routes = known_routes(scope["app"].routes)
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        route, params = find(self._routes, scope)
        request = Request(scope, receive)
        try:
            refused = await admit(request, route, params)
        except ApiError as error:
            refused = error_response(request, error)
        except RopeJudgeError as error:
            refused = error_response(request, from_judge(error))
        except STORAGE as error:
            refused = error_response(request, from_storage(error))
        if refused is not None:
            return await refused(scope, receive, send)
        await self.app(scope, receive, send)


def find(routes: list[Known], scope: Scope) -> tuple[Known | None, dict[str, Any]]:
    """The route that will answer, with what its path holds."""
    path, method = scope["path"], scope.get("method", "")
    for route in routes:
        if (route.methods is None or method in route.methods) and (match := route.pattern.match(path)):
            return route, match.groupdict()
    return None, {}


async def admit(request: Request, route: Known | None, params: dict[str, Any]) -> Response | None:
    """None lets the request through. Notes on it who asks."""
    parts: Services = request.app.state.services
    scope = request.scope
    if route is not None and (route.path in PROBES or (route.methods is None and route.rule is Rule.PUBLIC)):
        # Files, and whether the server lives: who asks is nobody's business, and the database may be away.
        scope[SCOPE], scope[PASSED] = VISITOR, route.path
        return None
    who = scope[SCOPE] = await parts.classroom.who(request)
    if route is None:  # the router will say that there is nothing, or not by this method
        return None
    refusal = await refusal_for(parts, who, route.rule, params, request)
    if refusal is None:
        scope[PASSED] = route.path
        return None
    if refusal.status == 401 and request.method in {"GET", "HEAD"} and wants_page(request):
        return RedirectResponse(f"/join?next={quote(request.url.path)}", 303)
    raise refusal


async def refusal_for(
    parts: "Services", who: Who, rule: Rule | None, params: dict[str, Any], request: Request
) -> ApiError | None:
    """Why ``who`` may not, or None."""
    if who.role == "single":
        return no_class_here() if rule in {Rule.TEACHER, Rule.CLASS, Rule.LEARNER} else None
    if rule is Rule.PUBLIC:
        return None
    if rule is None:
        return forbidden() if who.signed_in else sign_in_first()
    if rule is Rule.OPERATOR and _knows_token(parts.settings.metrics_token, request):
        return None
    if not who.signed_in:
        return sign_in_first()
    if rule in {Rule.TEACHER, Rule.CLASS, Rule.OPERATOR} and who.role != "teacher":
        return forbidden()
    if rule is Rule.LEARNER and who.role != "learner":
        return forbidden()
    if rule is Rule.CLASS:
        found = await parts.classroom.classes.find(params["class_id"])
        return None if found and found.teacher == who.id else not_found()
    if rule is Rule.SUBMISSION:
        return None if await owns(parts, who, params["id"]) else no_submission()
    if rule is Rule.EXERCISE and who.role == "learner":
        return await exercise_refusal(parts, who, params["name"])
    return None


async def owns(parts: "Services", who: Who, id: str) -> bool:
    """Whether a submission is ``who``'s, or one of a learner whom ``who`` teaches."""
    job = parts.judging.job(id)
    learner = job.learner if job else None
    if learner is None:
        learner = await parts.database.read(queries.learner_of(id))
    if not learner:  # there is none, or it is from before there was a class
        return False
    if learner == who.id:
        return True
    return who.role == "teacher" and await parts.database.read(queries.teaches(who.id, learner))


async def exercise_refusal(parts: "Services", who: Who, name: str) -> ApiError | None:
    """Why a learner may not work on an exercise: it is none of the class's, or not yet."""
    try:
        problem = parts.catalogue.find(name)
    except LearnerError:
        return None  # the handler says what may have been meant
    found = await parts.classroom.classes.find(who.class_id)
    stage = found.stage(problem.id, time.time()) if found else "absent"
    if found is None or stage == "absent":
        return ApiError(404, "not_in_class", _("Your class does not work on this exercise."))
    if stage == "early":
        entry = found.entry(problem.id)
        when = parts.classroom.told(entry.opens if entry else None, found.zone)
        return ApiError(403, "not_open_yet", _("This exercise opens on {when}.", when=when))
    return None


def _knows_token(token: str, request: Request) -> bool:
    given = request.headers.get("authorization", "").encode("utf-8", "replace")
    return bool(token) and hmac.compare_digest(given, f"Bearer {token}".encode())


async def confirm(request: Request) -> None:
    """What every handler depends on: the route that answers is the one that the gate let through."""
    route = request.scope.get("route")
    if request.scope.get(PASSED) != getattr(route, "path", None):
        raise forbidden()


def forbidden() -> ApiError:
    """Signed in, and still not allowed."""
    return ApiError(403, "forbidden", _("You may not do that."))


def no_class_here() -> ApiError:
    """The single user has no class."""
    return ApiError(
        404,
        "no_classroom",
        _("This server has no class: it is in the single-user mode."),
        hint=_("`rope-judge teacher-link` prints a link with which to become its teacher."),
    )


def no_submission() -> ApiError:
    """As if there were none: whose it is is nobody else's business."""
    return ApiError(404, "unknown_submission", _("There is no such submission."))
