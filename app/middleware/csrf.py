"""No other site may act in the name of who is reading it.

After Filippo Valsorda, "Cross-Site Request Forgery" (2025), as in Go's ``http.CrossOriginProtection`` and datasette:
browsers say themselves where a request comes from, so no token is needed. A client that says nothing of the kind and
has no cookie is no browser, and acts in nobody's name.
"""

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from app.errors import ApiError, error_response
from app.i18n import _

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
FROM_PLATFORMS = frozenset({"/lti/login", "/lti/launch"})
"""What learning platforms send a browser to: a state that only this browser has stands in for the origin."""


def same_origin(headers: Headers) -> bool:
    """Whether an unsafe request with these headers may pass."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in {"same-origin", "none"}
    origin = headers.get("origin")
    if origin is not None:
        # Compared without the scheme: behind a proxy that ends TLS the server does not know its own.
        return origin.partition("://")[2] == headers.get("host", "") != ""
    return "cookie" not in headers


class CrossSiteProtection:
    """Refuses unsafe requests that come from elsewhere."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in SAFE or same_origin(Headers(scope=scope)):
            return await self.app(scope, receive, send)
        if scope["path"] in FROM_PLATFORMS:
            return await self.app(scope, receive, send)
        error = ApiError(
            403,
            "cross_site",
            _("This request came from another site and was refused."),
            hint=_("Open the page itself and try again."),
        )
        await error_response(HTTPConnection(scope), error)(scope, receive, send)
