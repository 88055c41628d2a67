"""Forms are UTF-8, whatever a request says.

The reader of multipart forms takes any codec of Python's by its name. Some are quadratic (``punycode``: a body within
the limit held up the whole server for half a minute, before anybody had signed in), others make text that is none.
Browsers send UTF-8 and say nothing.
"""

from python_multipart.multipart import parse_options_header
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from app.errors import ApiError, error_response
from app.i18n import _

ALLOWED = frozenset({"", "utf-8", "utf8", "us-ascii", "ascii"})


class FormCharset:
    """Refuses a body that is said to be in another encoding."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or charset_of(Headers(scope=scope).get("content-type", "")) in ALLOWED:
            return await self.app(scope, receive, send)
        error = ApiError(
            415,
            "charset",
            _("The text of a request has to be UTF-8; this one says that it is something else."),
            hint=_("Leave charset out of Content-Type, or say charset=utf-8."),
        )
        response = error_response(HTTPConnection(scope), error)
        response.headers["Connection"] = "close"  # the body is not read
        await response(scope, receive, send)


def charset_of(content_type: str) -> str:
    """What a ``Content-Type`` says, as the reader of forms understands it; empty where it says nothing."""
    if "charset" not in content_type.lower():  # as of nearly every request; parsing costs more than all of this check
        return ""
    found = parse_options_header(content_type)[1].get(b"charset", b"")
    return found.decode("latin-1").strip().lower()
