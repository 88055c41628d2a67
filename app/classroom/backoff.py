"""Guessing is slowed down: after a few failures in a row, each one doubles the time until the next may be tried.

What is counted is the account that is guessed at, and the account as seen from one address; an address alone is not,
because a school's two hundred learners share one. The counts stand in the database: they hold for every server that
shares it, and outlast a restart.
"""

import time
from collections.abc import Callable
from functools import partial
from hashlib import sha256

from app.errors import ApiError
from app.i18n import _
from app.storage import Database
from app.storage import guesses as queries
from app.storage.dialect import NothingChanged, Statement


class Guard:
    """Two counts for each account: seen from one address, where ``near`` failures are free, and from anywhere."""

    def __init__(self, database: Database, what: str, near: int = 5, far: int = 30) -> None:
        self._database, self._what = database, what
        self._near, self._far = near, far

    async def check(self, account: str, address: str) -> None:
        """Raises while ``account`` may not be tried."""
        wait = await self._wait(account, address)
        if wait > 0:
            raise slower(wait)

    async def begin(self, account: str, address: str) -> None:
        """Count a password or PIN as wrong before it is looked at; raises while none may be tried."""
        await self._counted(account, address, queries.may)

    async def code(self, account: str, address: str, code: str) -> None:
        """Count the code of a class if no class has it; raises while none may be tried, not even the right one."""
        await self._counted(account, address, partial(queries.may_code, code=code))

    async def _counted(self, account: str, address: str, may: Callable[[str, int, float], Statement]) -> None:
        near, far, at = *self._keys(account, address), now()
        try:
            await self._database.wrote(queries.sweep(at), may(near, self._near, at), may(far, self._far, at))
        except NothingChanged:
            await self.check(account, address)
            raise slower(1.0) from None  # it may be tried now

    async def succeeded(self, account: str, address: str) -> None:
        """It was the right one. What others tried from elsewhere is not forgotten by it."""
        near, far = self._keys(account, address)
        await self._database.wrote(queries.forget(near), queries.take_back(far))

    async def _wait(self, account: str, address: str) -> float:
        until = await self._database.read(queries.waits_until(self._keys(account, address)))
        # A clock that was set back must not shut anybody out for longer than one ever waits.
        return min(until - now(), queries.LONGEST_WAIT)

    def _keys(self, account: str, address: str) -> tuple[str, str]:
        return self._key(account, address), self._key(account)

    def _key(self, *parts: str) -> str:
        return sha256("\0".join((self._what, *parts)).encode("utf-8", "replace")).hexdigest()


def slower(wait: float) -> ApiError:
    """Not now."""
    return ApiError(
        429,
        "too_many_guesses",
        _("Too many wrong attempts. Wait a little before the next one."),
        retry_after=wait,
    )


def now() -> float:
    """Seconds since 1970: the servers that share a database have clocks that differ little."""
    return time.time()
