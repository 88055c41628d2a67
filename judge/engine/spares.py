"""Waiting children: as many as there are slots, forked off the critical path and rehearsed when there is time."""

import threading
from collections import deque

from judge.sandbox.keeper import Keeper, Spare


class Spares:
    """A stock of children. A child leaves it once and is never seen again."""

    def __init__(self, keeper: Keeper, size: int) -> None:
        self._keeper, self._size = keeper, size
        self._lock = threading.Lock()
        self._waiting: deque[tuple[Spare, bool]] = deque()
        self._closed = False

    def take(self) -> Spare:
        """The next living child; a new one where none waits."""
        while True:
            with self._lock:
                spare, _rehearsed = self._waiting.popleft() if self._waiting else (None, False)
            if spare is None:
                return self._keeper.spawn(prewarm=False)
            if not spare.gone.is_set():
                return spare
            spare.close()

    def refill(self, *, rehearse: bool) -> None:
        """Order children until the stock is full. ``rehearse`` costs 10 ms of a core each: only when nobody waits."""
        while True:
            with self._lock:
                if self._closed or len(self._waiting) >= self._size:
                    return
                rehearsed = rehearse or not self._keeper.hasty
                self._waiting.append((self._keeper.spawn(prewarm=rehearse), rehearsed))

    def rehearse(self) -> bool:
        """Exchange one child that was forked in haste for a rehearsed one. False when there was none."""
        with self._lock:
            if self._closed:
                return False
            stale = next((entry for entry in self._waiting if not entry[1] or entry[0].gone.is_set()), None)
            if stale is None:
                return False
            fresh = self._keeper.spawn(prewarm=True)  # first: if that fails, nothing is lost
            self._waiting.remove(stale)
            self._waiting.append((fresh, True))
        stale[0].close()
        return True

    def close(self) -> None:
        """Let every waiting child go."""
        with self._lock:
            self._closed = True
            waiting, self._waiting = list(self._waiting), deque()
        for spare, _rehearsed in waiting:
            spare.close()
