"""Guessing is slowed down: after a few failures in a row, each one doubles the time until the next may be tried.

What is counted is the account that is guessed at, and the account as seen from one address; an address alone is not,
because a school's two hundred learners share one.
"""

import time
from collections import OrderedDict
from dataclasses import dataclass

from app.errors import ApiError
from app.i18n import _

FIRST_WAIT = 10.0
LONGEST_WAIT = 900.0
FORGOTTEN_AFTER = 3600.0
KEPT = 20_000  # keys; the one that was quiet for longest is forgotten first


@dataclass(slots=True)
class Failures:
    """What is remembered of one key."""

    count: int
    last: float
    until: float


class Backoff:
    """Failures by key. ``free`` of them cost nothing: people mistype."""

    def __init__(self, free: int) -> None:
        self.free = free
        self._failures: OrderedDict[str, Failures] = OrderedDict()

    def wait(self, key: str) -> float:
        """Seconds until ``key`` may be tried again; 0 if now."""
        found = self._failures.get(key)
        return max(0.0, found.until - time.monotonic()) if found else 0.0

    def failed(self, key: str) -> None:
        """One more failure."""
        now = time.monotonic()
        found = self._failures.pop(key, None)
        if found is None or now - found.last > FORGOTTEN_AFTER:
            found = Failures(0, now, 0.0)
        found.count, found.last = found.count + 1, now
        if found.count >= self.free:
            found.until = now + min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(found.count - self.free, 20))
        self._failures[key] = found
        if len(self._failures) > KEPT:
            self._failures.popitem(last=False)

    def succeeded(self, key: str) -> None:
        """Forget what failed before."""
        self._failures.pop(key, None)


class Guard:
    """Two counts for each account: seen from one address, where few failures are free, and from anywhere."""

    def __init__(self, near: int = 5, far: int = 30) -> None:
        self._near, self._far = Backoff(near), Backoff(far)

    def check(self, account: str, address: str) -> None:
        """Raises while ``account`` may not be tried."""
        wait = max(self._near.wait(f"{account} {address}"), self._far.wait(account))
        if wait > 0:
            raise ApiError(
                429,
                "too_many_guesses",
                _("Too many wrong attempts. Wait a little before the next one."),
                retry_after=wait,
            )

    def failed(self, account: str, address: str) -> None:
        """A wrong password, PIN or code."""
        self._near.failed(f"{account} {address}")
        self._far.failed(account)

    def succeeded(self, account: str, address: str) -> None:
        """The right one. What others tried from elsewhere is not forgotten by it."""
        self._near.succeeded(f"{account} {address}")
