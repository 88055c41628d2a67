"""Pages and JSON travel compressed. What is streamed (events) or was compressed before goes through as it is.

A length that can be seen may betray what stands beside text that a stranger chose (BREACH). Pages here carry no token
that lasts: cross-site requests are refused by what the browser says of them, and the editor's nonce is new each time.
A page that shows a lasting secret keeps out by saying ``Cache-Control: no-transform``.
"""

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.encoding import SMALLEST, accepted, encoded, is_text


class Compress:
    """Encodes each body of text that comes in one piece."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        encoding = accepted(Headers(scope=scope).get("accept-encoding", ""))
        start: Message | None = None

        async def smaller(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and _gains(message):
                MutableHeaders(raw=message["headers"]).add_vary_header("Accept-Encoding")
                start = message if encoding else None
                if encoding:
                    return  # sent with the body, whose length it has to tell
            elif start is not None:
                head, start = start, None
                body = message.get("body", b"")
                if encoding and not message.get("more_body") and len(body) >= SMALLEST:
                    message = {**message, "body": encoded(body, encoding, often=False)}
                    headers = MutableHeaders(raw=head["headers"])
                    headers["Content-Encoding"] = encoding
                    headers["Content-Length"] = str(len(message["body"]))
                await send(head)
            await send(message)

        await self.app(scope, receive, smaller)


def _gains(start: Message) -> bool:
    headers = Headers(raw=start.setdefault("headers", []))
    return (
        start["status"] not in {204, 206, 304}
        and "content-encoding" not in headers
        and "no-transform" not in headers.get("cache-control", "")
        and not headers.get("content-type", "").startswith("text/event-stream")
        and is_text(headers.get("content-type", ""))
    )
