"""How often something may happen: in any stretch of time, by a clock that nobody sets.

A computer's time of day may be set back, by hand or by a time server; whoever had used up the last minute would be
turned away for as long as it was set back.
"""

import time
from collections import OrderedDict, deque

from limits import RateLimitItem

KEPT = 20_000
"""Keys that are remembered; beyond that, those that have been quiet the longest go."""


class Windows:
    """The times of what happened, by whose it was."""

    def __init__(self) -> None:
        self._times: OrderedDict[tuple[str, ...], deque[float]] = OrderedDict()

    def hit(self, item: RateLimitItem, *key: str) -> bool:
        """Count one more, unless that is one too many; whether it was counted."""
        now = time.monotonic()
        times = self._times.setdefault(key, deque())
        self._times.move_to_end(key)
        while times and times[0] <= now - item.get_expiry():
            times.popleft()
        if len(times) >= item.amount:
            return False
        times.append(now)
        if len(self._times) > KEPT:
            self._times.popitem(last=False)
        return True
