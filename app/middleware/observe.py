"""Outermost: a number, a time and a line in the log for every request; the last catch for what nobody caught."""

import time
from secrets import token_hex

import structlog
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.errors import error_response, internal_error
from app.metrics import Metrics

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})

log = structlog.get_logger("http")


SECRET = ("/back/", "/welcome/", "/join/")


def loggable(path: str) -> str:
    """``path`` without the token of a personal or one-time link, or a class's code."""
    return next((f"{start}…" for start in SECRET if path.startswith(start)), path)


def last_resort(request: HTTPConnection) -> Response:
    """Our error; as JSON if even its page cannot be made."""
    error = internal_error()
    try:
        return error_response(request, error)
    except Exception:
        log.exception("the error page is broken")
        return JSONResponse(error.body("en"), error.status)


class Observe:
    """Counts, times and logs requests. Neither bodies nor query strings are logged."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        started, status, request_id = time.perf_counter(), 0, token_hex(8)

        async def note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message.setdefault("headers", [])
                message["headers"].append((b"x-request-id", request_id.encode()))
            await send(message)

        try:
            await self.app(scope, receive, note_status)
        except Exception:
            log.exception("unhandled", method=scope["method"], path=loggable(scope["path"]), request=request_id)
            if not status:
                response = last_resort(HTTPConnection(scope))
                await response(scope, receive, note_status)
        finally:
            self._note(scope, status, time.perf_counter() - started, request_id)

    def _note(self, scope: Scope, status: int, seconds: float, request_id: str) -> None:
        route = getattr(scope.get("route"), "path", "other")  # a closed list: addresses that were tried are not labels
        method = scope["method"] if route != "other" and scope["method"] in METHODS else "other"
        self.metrics.requests.labels(method, route, str(status)).inc()
        self.metrics.request_seconds.observe(seconds)
        log.debug(
            "request",
            method=scope["method"],
            path=loggable(scope["path"]),
            status=status,
            ms=round(seconds * 1000, 1),
            request=request_id,
        )
