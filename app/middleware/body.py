"""How much a request may bring along, whether it says so beforehand or not."""

import re

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.errors import error_response, from_http

_SIZE = re.compile("[0-9]{1,18}")
TOO_LARGE = HTTPException(413)


class BodyLimit:
    """Refuses a body over ``limit`` bytes; one that is streamed is cut off when it crosses the line."""

    def __init__(self, app: ASGIApp, limit: int) -> None:
        self.app, self.limit = app, limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        announced = Headers(scope=scope).get("content-length", "0")
        if not _SIZE.fullmatch(announced) or int(announced) > self.limit:
            response = error_response(HTTPConnection(scope), from_http(TOO_LARGE))
            response.headers["Connection"] = "close"  # the rest of the body is not read
            return await response(scope, receive, send)
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > self.limit:
                raise HTTPException(413, headers={"Connection": "close"})
            return message

        await self.app(scope, counted, send)
