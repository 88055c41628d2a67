"""A bounded queue that takes learners in turn: one learner's hundred submissions delay nobody."""

import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Full(Exception):
    """No room for one more."""


class FairQueue(Generic[T]):
    """First in, first out for each learner; round robin among learners. Safe to use from many threads."""

    def __init__(self, limit: int) -> None:
        self._limit, self._size, self._closed = limit, 0, False
        self._lines: OrderedDict[str, deque[T]] = OrderedDict()
        self._changed = threading.Condition()

    def __len__(self) -> int:
        return self._size

    def put(self, learner: str, item: T) -> None:
        """Raises Full at the limit."""
        with self._changed:
            if self._size >= self._limit:
                raise Full
            self._lines.setdefault(learner, deque()).append(item)
            self._size += 1
            self._changed.notify()

    def take(self) -> T | None:
        """Wait for the next item; None when the queue was closed."""
        with self._changed:
            while not self._size and not self._closed:
                self._changed.wait()
            if self._closed:
                return None
            learner, line = self._lines.popitem(last=False)
            item = line.popleft()
            if line:
                self._lines[learner] = line
            self._size -= 1
            return item

    def remove(self, wanted: Callable[[T], bool]) -> bool:
        """Take out the item that is ``wanted``, wherever it stands."""
        with self._changed:
            for learner, line in self._lines.items():
                for item in line:
                    if wanted(item):
                        line.remove(item)
                        self._size -= 1
                        if not line:
                            del self._lines[learner]
                        return True
            return False

    def position(self, wanted: Callable[[T], bool]) -> int | None:
        """How many items are taken before the one that is ``wanted``; None if it is not here."""
        with self._changed:
            lines = [list(line) for line in self._lines.values()]
        rounds = max(map(len, lines), default=0)
        order = [line[turn] for turn in range(rounds) for line in lines if turn < len(line)]
        return next((at for at, item in enumerate(order) if wanted(item)), None)

    def close(self) -> list[T]:
        """Wake every taker with None and return what was left."""
        with self._changed:
            self._closed = True
            left = [item for line in self._lines.values() for item in line]
            self._lines.clear()
            self._size = 0
            self._changed.notify_all()
            return left
