"""One shape for every error over HTTP.

``{"ok": false, "error": {"code", "message", "hint"?, "where"?, "retry_after"?}, "status"}``: ``code`` is for programs
and never translated, ``message`` and ``hint`` are in the reader's language. Somebody who asked for a page gets the same
words on a page.
"""

from http import HTTPStatus
from typing import Any

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoneFree
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response

from app.i18n import _, request_lang
from app.storage.dialect import NothingChanged
from app.storage.postgres import is_lost, lacks_files
from app.storage.transactions import Unsure
from judge.errors import AuthorError, LearnerError, OperatorError, QueueFull, RopeJudgeError
from judge.message import Lang, Message, as_message

log = structlog.get_logger("errors")


class ApiError(Exception):
    """An error as it is shown."""

    def __init__(
        self,
        status: int,
        code: str,
        message: Message,
        *,
        hint: Message | None = None,
        where: str = "",
        retry_after: float | None = None,
        meant: str = "",
    ) -> None:
        """``meant``: the address of what the message holds as ``near``; a page makes a link of it."""
        super().__init__(str(message))
        self.status, self.code, self.message, self.meant = status, code, message, meant
        self.hint, self.where, self.retry_after = hint, where, retry_after

    def body(self, lang: Lang) -> dict[str, Any]:
        """The error as JSON."""
        error: dict[str, Any] = {"code": self.code, "message": self.message.text(lang)}
        if self.hint:
            error["hint"] = self.hint.text(lang)
        if self.where:
            error["where"] = self.where
        if self.retry_after is not None:
            error["retry_after"] = self.retry_after
        return {"ok": False, "error": error, "status": self.status}


def internal_error() -> ApiError:
    """Ours; what happened stands in the log, not in the answer."""
    return ApiError(500, "internal", _("The server made a mistake. It is not your fault; it was written to the log."))


def from_database(error: DBAPIError) -> ApiError:
    """A full disk, a broken file, a server that is away: the machine's fault. What makes no sense is ours."""
    said = (str(error.orig).splitlines() or [""])[0]  # lines after the first may repeat what was to be stored
    if isinstance(error, DataError) and "NUL" in said:  # PostgreSQL takes every character but that one
        return ApiError(422, "nul", _("What was sent holds the character NUL, which nothing here can have in it."))
    log.error("the database fails", error=said, kind=type(error).__name__)
    if isinstance(error, DataError | IntegrityError | ProgrammingError) and not lacks_files(error):
        return internal_error()
    hint = _("For the operator: is the disk full, or the data folder read-only? The log says more.")
    if is_lost(error):
        hint = _("For the operator: does the PostgreSQL server run, and can it be reached? The log says more.")
    return ApiError(
        503,
        "storage",
        _("The server cannot read or write its data now, so nothing was stored. Try again later."),
        hint=hint,
        retry_after=10.0,
    )


def from_full_pool(_error: Exception) -> ApiError:
    """Every connection to the database was in use for as long as one waits."""
    log.error("no connection to the database became free", see="ROPE_JUDGE_DATABASE_POOL")
    return ApiError(
        503, "busy", _("The server has too much to do just now. Nothing was stored; try again."), retry_after=2.0
    )


def from_unsure(_error: Exception) -> ApiError:
    """Perhaps it was stored."""
    log.error("the connection to the database was lost during a commit, and did not come back")
    return ApiError(
        503,
        "unsure",
        _("The connection to the database broke while this was being stored: perhaps it was, perhaps not."),
        hint=_("Look whether it is there before you send it again."),
        retry_after=10.0,
    )


STORAGE = (DBAPIError, NoneFree, Unsure)
"""What a query or a write can end in."""


def from_storage(error: Exception) -> ApiError:
    """Any of them."""
    if isinstance(error, DBAPIError):
        return from_database(error)
    return from_full_pool(error) if isinstance(error, NoneFree) else from_unsure(error)


def from_gone(_error: Exception) -> ApiError:
    """A condition of a write did not hold, and nobody nearer has said what that means: an account was deleted."""
    return ApiError(409, "gone", _("This account was deleted meanwhile, so nothing was stored."))


def not_found() -> ApiError:
    """No such page."""
    return from_http(HTTPException(404))


def from_judge(error: RopeJudgeError) -> ApiError:
    """An error of the engine: the class says whose it is, hence the status."""
    if isinstance(error, QueueFull):
        return ApiError(503, "queue_full", error.message, retry_after=max(1.0, error.retry_after))
    if isinstance(error, LearnerError):
        return ApiError(422, "refused", error.message)
    log.error("refused by the engine", error=str(error), kind=type(error).__name__)
    if isinstance(error, OperatorError):
        return ApiError(503, "unavailable", error.message)
    if isinstance(error, AuthorError):
        return ApiError(500, "exercise", _("This exercise is broken. The server's log says where."))
    return internal_error()


_HTTP = {
    400: ("bad_request", _("The request cannot be understood.")),
    404: ("not_found", _("There is nothing at this address.")),
    405: ("method_not_allowed", _("This address does not take that method.")),
    413: ("too_large", _("The request is too large.")),
    415: ("unsupported_media_type", _("Send JSON, with Content-Type: application/json.")),
}


def from_http(error: HTTPException) -> ApiError:
    """An error of the framework."""
    fallback = ("http_error", as_message(HTTPStatus(error.status_code).phrase))
    return ApiError(error.status_code, *_HTTP.get(error.status_code, fallback))


def from_validation(error: RequestValidationError) -> ApiError:
    """A field that is missing or wrong. What was sent is not repeated: it may be anything."""
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"]).encode("ascii", "replace").decode()[:200]
    reason = str(first["msg"]).encode("ascii", "replace").decode()[:200]
    return ApiError(422, "invalid", _("This field is not as it should be: {reason}.", reason=reason), where=where)


def wants_page(request: HTTPConnection) -> bool:
    """Whether a person with a browser asks, and not for the API."""
    path: str = request.scope["path"]
    return "text/html" in request.headers.get("accept", "") and not path.startswith(("/api/", "/static/"))


def error_response(request: HTTPConnection, error: ApiError) -> Response:
    """``error`` as JSON, or on a page for who asked for one."""
    lang = request_lang(request)
    headers = {"Cache-Control": "no-store"}
    if error.retry_after is not None:
        headers["Retry-After"] = str(int(error.retry_after + 0.999))
    body = error.body(lang)
    if wants_page(request):
        from app.pages.render import render  # a page needs what an API error does without
        from app.pages.said import said

        return render(
            request, "error.html", status=error.status, headers=headers, error=body["error"], said=said(error, lang)
        )
    return JSONResponse(body, error.status, headers)


def install(app: FastAPI) -> None:
    """Give every error that a handler can see its shape."""

    def answer(kind: type[Exception], convert: Any) -> None:
        async def handler(request: Request, error: Exception) -> Response:
            response = error_response(request, convert(error))
            for name, value in (getattr(error, "headers", None) or {}).items():
                response.headers.setdefault(name, value)
            return response

        app.add_exception_handler(kind, handler)

    answer(ApiError, lambda error: error)
    answer(RopeJudgeError, from_judge)
    answer(NothingChanged, from_gone)
    for kind in STORAGE:
        answer(kind, from_storage)
    answer(HTTPException, from_http)
    answer(RequestValidationError, from_validation)
