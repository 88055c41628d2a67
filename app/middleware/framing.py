"""Pages may be shown in a frame by registered learning platforms: where a launch came in one, and on the way there."""

from collections.abc import Iterable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MARKER = "lti_framed"
"""The cookie of browsers in which a launch came in a frame."""

_NOBODY = b"frame-ancestors 'none'"


class Framing:
    """Names the platforms in the policy of pages that no other site may frame."""

    def __init__(self, app: ASGIApp, origins: Iterable[str]) -> None:
        self.app = app
        self.allowed = f"frame-ancestors {' '.join(origins)}".encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not (
            scope["path"].startswith("/lti/") or HTTPConnection(scope).cookies.get(MARKER) == "1"
        ):
            return await self.app(scope, receive, send)

        async def opened(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    (
                        name,
                        value.replace(_NOBODY, self.allowed) if name.lower() == b"content-security-policy" else value,
                    )
                    for name, value in message["headers"]
                    if name.lower() != b"x-frame-options"  # knows no list of origins; the policy does
                ]
            await send(message)

        await self.app(scope, receive, opened)
