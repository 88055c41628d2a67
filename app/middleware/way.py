"""Who wants to follow a verdict makes way for those who still hand in.

They come at the same moment, and each stream that is opened would hold up an acknowledgement. Nothing is judged
meanwhile, so there is nothing to be seen either.
"""

from starlette.types import ASGIApp, Receive, Scope, Send

LONGEST = 0.8  # seconds; as long as judging waits


class MakeWay:
    """Holds streams of events back while a crowd is let in."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].endswith("/events"):
            await scope["app"].state.services.judging.crowd.let_in(LONGEST)
        await self.app(scope, receive, send)
