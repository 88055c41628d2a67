"""Start-up that fails for a reason an operator can mend is told in one line, not as uvicorn's stack."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from judge.errors import RopeJudgeError


class Startup:
    """Keeps a :class:`RopeJudgeError` of start-up or shut-down as ``error``, and leaves saying it to others."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.error: RopeJudgeError | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            return await self.app(scope, receive, send)
        failed: Message | None = None

        async def hold(message: Message) -> None:
            nonlocal failed
            if message["type"].endswith(".failed"):  # its text is a stack; whose it is, is known a line later
                failed = message
            else:
                await send(message)

        try:
            await self.app(scope, receive, hold)
        except RopeJudgeError as error:
            self.error = error
            if failed is not None:
                await send({"type": failed["type"], "message": ""})
        except BaseException:
            if failed is not None:
                await send(failed)
            raise
