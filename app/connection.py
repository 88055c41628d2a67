"""Connections: how long one may take to say what it wants, and what is logged when there are too many."""

import asyncio
import time
from typing import Any

import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

log = structlog.get_logger("connection")

PATIENCE_SECONDS = 20.0  # for a whole request: headers, and a body of half a megabyte at most


class Connection(H11Protocol):
    """uvicorn's, which would wait for the rest of a request for ever and keep a descriptor for it."""

    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    @property
    def _incomplete(self) -> bool:
        """Whether a request has begun to arrive, or should have, and is not all there."""
        if self.cycle is None:
            return True
        if self.cycle.response_complete:  # between requests uvicorn's own timer runs, until the next one begins
            return bool(self.conn.trailing_data[0])
        return self.cycle.more_body

    def _watch(self) -> None:
        if not self._incomplete or self.transport.is_closing():
            self._rest()
        elif self._patience is None:
            self._patience = self.loop.call_later(PATIENCE_SECONDS, self._give_up)

    def _rest(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _give_up(self) -> None:
        self._patience = None
        self.transport.abort()


class Complaints:
    """The loop's exception handler. When descriptors run out, asyncio says so thousands of times a second."""

    EVERY_SECONDS = 10.0

    def __init__(self) -> None:
        self._said = float("-inf")

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if "out of system resource" not in context.get("message", ""):
            return loop.default_exception_handler(context)
        if time.monotonic() - self._said >= self.EVERY_SECONDS:
            self._said = time.monotonic()
            log.error("no connection can be taken: too many files are open", error=str(context.get("exception")))
