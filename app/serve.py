"""``rope-judge serve``: where to listen and whether that is safe, then uvicorn."""

import asyncio
import errno
import logging
import os
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import structlog
import uvicorn

from app.announce import announcement
from app.classroom.welcome import start_message
from app.connection import Complaints, Connection
from app.enclosure import Enclosure
from app.i18n import _
from app.log import configure
from app.main import create_app, start_engine
from app.reached import note
from app.settings import Settings
from app.startup import Startup
from judge.errors import OperatorError
from judge.message import Lang, Message, Param
from judge.problem import Catalogue
from judge.reason import reason

if TYPE_CHECKING:
    from fastapi import FastAPI

    from judge.engine import Engine

log = structlog.get_logger("serve")

BACKLOG = 2048
GRACE_SECONDS = 3  # streams are ended at once; this is for requests in flight


def serve(
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    allow_weak_sandbox: bool = False,
    *,
    lang: Lang = "en",
) -> None:
    """Serve until told to stop. What is None comes from the environment or is the default. ``lang``: the operator's."""
    weak = allow_weak_sandbox or None
    chosen: dict[str, Any] = {"host": host, "port": port, "data": data, "allow_weak_sandbox": weak}
    settings = Settings(**{name: value for name, value in chosen.items() if value is not None})
    configure(settings.log_level)
    signal.signal(signal.SIGTERM, _terminate)  # already while the engine starts
    with listen(settings) as listener:
        catalogue = Catalogue.load(settings.problems)
        engine = start_engine(catalogue, settings)
        try:
            check_sandbox(settings, engine)
            run(settings, engine, listener, lang, catalogue)
        finally:
            engine.close()


def check_sandbox(settings: Settings, engine: "Engine") -> None:
    """Other people's code is run only where the kernel confines it."""
    level = engine.posture.level
    if level == "strict":
        return
    if settings.loopback or settings.allow_weak_sandbox:
        log.warning("submissions are not confined by the kernel", level=level, see="rope-judge doctor")
        return
    raise OperatorError(
        _(
            "This machine confines submissions at level {level} only, which is not enough for the code of others "
            "on {host}. `rope-judge doctor` says what is missing; --allow-weak-sandbox starts all the same.",
            level=level,
            host=settings.host,
        )
    )


def listen(settings: Settings) -> socket.socket:
    """The socket to serve on. Connections wait there while the engine starts."""
    # With the protocol named: asyncio turns Nagle's algorithm off only where it is, and 40 ms an answer are at stake.
    found: socket.socket | None = None
    try:
        family, kind, _protocol, _name, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        found = socket.socket(family, kind, socket.IPPROTO_TCP)
        if os.name == "posix":  # elsewhere the option lets two servers share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(BACKLOG)
        return found
    except OSError as error:
        if found is not None:
            found.close()
        raise OperatorError(_cannot_listen(settings, error)) from error


def _cannot_listen(settings: Settings, error: OSError) -> Message:
    at: dict[str, Param] = {"host": settings.host, "port": settings.port, "reason": reason(error)}
    if error.errno != errno.EADDRINUSE:
        return _("Cannot listen on {host}:{port}: {reason}.", **at)
    return _(
        "Cannot listen on {host}:{port}: {reason}. Perhaps a server runs there already. For another port: "
        'make serve ARGS="--port {other}", or rope-judge serve --port {other}.',
        **at,
        other=settings.port + 1 if settings.port < 65535 else 8000,
    )


class Server(uvicorn.Server):
    """Ends event streams first: uvicorn waits for open connections, and a stream would stay open."""

    def __init__(self, config: uvicorn.Config, app: "FastAPI", lang: Lang) -> None:
        super().__init__(config)
        self.app, self.lang = app, lang

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(Complaints())
        await super().startup(sockets)
        if self.started and sockets:
            port = sockets[0].getsockname()[1]
            note(self.app.state.services.settings.data, port)
            self.announce(port)
            await self.welcome(port)

    def announce(self, port: int) -> None:
        """Say where it can be reached and what it found."""
        parts = self.app.state.services
        lines = announcement(parts.settings, parts.engine.posture, Enclosure.found(), port=port, lang=self.lang)
        print(*(f"rope-judge: {line}" for line in lines), sep="\n", file=sys.stderr, flush=True)

    async def welcome(self, port: int) -> None:
        """Say how one becomes the teacher, where one is waited for."""
        message = await start_message(self.app.state.services.classroom, port)
        if message is not None:
            print(f"rope-judge: {message.text(self.lang)}", file=sys.stderr, flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        parts = getattr(self.app.state, "services", None)
        if parts is not None:
            parts.judging.stop()
        await super().shutdown(sockets)


def run(
    settings: Settings,
    engine: "Engine",
    listener: socket.socket,
    lang: Lang = "en",
    catalogue: Catalogue | None = None,
) -> None:
    """Serve with a running engine, until SIGINT or SIGTERM."""
    signal.signal(signal.SIGTERM, _terminate)
    app = create_app(settings, engine, catalogue)
    startup = Startup(app)
    config = uvicorn.Config(
        startup,
        host=settings.host,
        access_log=False,
        log_level="warning",
        lifespan="on",
        http=Connection,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    server = Server(config, app, lang)
    # When start-up failed for a known reason, that reason is all there is to say.
    logging.getLogger("uvicorn.error").addFilter(known := lambda _record: startup.error is None)
    with suppress(KeyboardInterrupt):
        try:
            server.run([listener])
        except SystemExit:  # uvicorn's own way to say that it did not start
            if startup.error is None:
                raise
    logging.getLogger("uvicorn.error").removeFilter(known)
    if startup.error is not None:
        raise startup.error
    if not server.started:  # uvicorn has said why
        raise OperatorError(_("The server could not start."))


def leave() -> NoReturn:
    """End this process after a clean stop. Everything is closed by then; taking torch apart would take seconds more."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def _terminate(_signal: int, _frame: object) -> None:
    """uvicorn raises the signal again when it has shut down; then the engine is still to be closed."""
    sys.exit(0)
