"""How many tasks (processes and threads) the user of a child may have. The kernel counts them by user, not by process.

A child with a user of its own gets a number of its own. One that shares its user with the server, or with a person at a
desk, may only have as many as there are now and some: without this, bare threads, which need no memory of their own,
fill the kernel's table within a second and nobody on the machine can start anything.
"""

import os
import time
from collections.abc import Collection

OWN = 64
_SHARED, _PER_CORE = 128, 32
_EVERY_SECONDS = 5.0


class TaskLimit:
    """The limit for the next child. ``proc``: an open /proc. ``own``: each child has a user of its own.

    ``counted_apart``: the children are in a user namespace of their own, where nothing else is counted.
    """

    def __init__(self, proc: int, *, own: bool, counted_apart: bool) -> None:
        self._proc, self._own, self._apart = proc, own, counted_apart
        self._room = _SHARED + _PER_CORE * (os.cpu_count() or 1)
        self._others, self._counted = 0, -_EVERY_SECONDS

    def now(self, children: Collection[int]) -> int:
        """The limit, counted anew every few seconds. ``children``: process ids that are not to widen it."""
        if self._own:
            return OWN
        if not self._apart and time.monotonic() - self._counted >= _EVERY_SECONDS:
            self._others, self._counted = self._count(children), time.monotonic()
        return self._others + self._room

    def _count(self, children: Collection[int]) -> int:
        """The tasks of this process's user but for those of ``children``."""
        user, total = str(os.getuid()).encode(), 0
        for name in os.listdir(self._proc):
            if name.isdigit() and int(name) not in children:
                total += self._tasks(name, user)
        return total

    def _tasks(self, name: str, user: bytes) -> int:
        """How many tasks a process has; none where it is somebody else's, or gone, or not to be seen."""
        try:
            status = os.open(f"{name}/status", os.O_RDONLY, dir_fd=self._proc)
        except OSError:
            return 0
        try:
            fields = dict(line.split(b":\t", 1) for line in os.read(status, 8192).splitlines() if b":\t" in line)
            return int(fields[b"Threads"]) if fields[b"Uid"].split()[0] == user else 0
        except (OSError, KeyError, ValueError, IndexError):
            return 0
        finally:
            os.close(status)
