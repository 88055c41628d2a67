"""Runs of the playground, from the request to whoever waits for the result. Nothing of them is stored.

Results are kept in memory for a while: those of the last few runs, each for whoever asked for it.
"""

import asyncio
from collections import OrderedDict
from concurrent.futures import CancelledError
from dataclasses import dataclass, field
from secrets import token_hex
from typing import TYPE_CHECKING

from app.errors import ApiError
from app.i18n import _
from judge.playground import Play, Played

if TYPE_CHECKING:
    from judge.engine import Engine
    from judge.engine.promise import Promise

PLAYGROUND = "playground"
"""Under which its text is kept among the drafts. No exercise is called so."""
KEPT = 200
MAX_PENDING = 3


@dataclass(slots=True)
class Attempt:
    """One run: whose it is, what was run, and how to wait for its end."""

    key: str
    source: str
    promise: "Promise[Played]"
    over: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def played(self) -> Played | None:
        """The result; None as long as there is none, or where there will be none."""
        if not self.promise.done:
            return None
        try:
            return self.promise.result(0)
        except CancelledError:
            return None

    @property
    def state(self) -> str:
        """``waiting`` (in line or running), ``done``, or ``stopped`` before there was a result."""
        if not self.promise.done:
            return "waiting"
        return "done" if self.played else "stopped"

    async def wait(self, seconds: float) -> None:
        """Wait for the end, ``seconds`` at most."""
        try:
            async with asyncio.timeout(seconds):
                await self.over.wait()
        except TimeoutError:
            return


class Playground:
    """Takes sources and keeps the last results."""

    def __init__(self, engine: "Engine") -> None:
        self._engine = engine
        self._attempts: OrderedDict[str, Attempt] = OrderedDict()
        self._loop = asyncio.get_running_loop()

    def run(self, key: str, source: str, *, several: bool) -> str:
        """Hand a source in; the id of its run. Who may not run ``several`` at once is told to wait for the others."""
        pending = sum(attempt.key == key and not attempt.promise.done for attempt in self._attempts.values())
        if not several and pending >= MAX_PENDING:
            raise ApiError(
                429,
                "too_many_waiting",
                _("{n} runs of yours are not over yet. Wait for them, or stop them.", n=MAX_PENDING),
                retry_after=max(1.0, self._engine.estimate()),
            )
        id = token_hex(16)
        attempt = self._attempts[id] = Attempt(key, source, self._engine.play(Play(source, id=id, learner=key)))
        attempt.promise.when_done(lambda: self._call(attempt))
        while len(self._attempts) > KEPT and next(iter(self._attempts.values())).promise.done:
            self._attempts.popitem(last=False)
        return id

    def find(self, key: str, id: str) -> Attempt:
        """The run, if it is this person's and is not forgotten."""
        attempt = self._attempts.get(id)
        if attempt is None or attempt.key != key:
            raise ApiError(
                404,
                "unknown_run",
                _("There is no such run any more."),
                hint=_("Results of the playground are kept for a short time only. Run it again."),
            )
        return attempt

    def close(self) -> None:
        """The server stops: let go of whoever waits."""
        for attempt in self._attempts.values():
            attempt.promise.cancel()
            attempt.over.set()

    def _call(self, attempt: Attempt) -> None:
        try:
            self._loop.call_soon_threadsafe(attempt.over.set)
        except RuntimeError:  # the loop is gone: the server has stopped, and nobody is waiting
            if not self._loop.is_closed():
                raise
