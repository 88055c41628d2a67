"""``HEAD`` wherever there is ``GET``. The server leaves the body out by itself."""

from starlette.types import ASGIApp, Receive, Scope, Send


class Head:
    """Has ``HEAD`` answered as ``GET``; the outer scope keeps the method, by which the body is dropped."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD" and not scope["path"].endswith("/events"):
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, send)
