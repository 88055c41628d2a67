"""What a child prints: all of it counted, the first part kept, and cut where one case ends and the next begins.

The child runs ahead of the judge, so the time at which output arrives says nothing about the case it belongs to. It
writes a mark into its stdout after each case instead: sixteen random bytes, new for each job. A submission could find
and forge them; then its output stands beside another case, and nothing else happens.
"""

import contextlib
import os
from typing import Final

from judge.sandbox.format import MARK_SIZE
from judge.sandbox.keeper import Spare

OUTPUT_KILL: Final = 16 << 20  # bytes of stdout and stderr together that end a run


def new_mark() -> bytes:
    """A mark for one job."""
    return os.urandom(MARK_SIZE)


class Output:
    """stdout and stderr of one child, which answers ``count`` cases. ``keep``: how many bytes of both are kept."""

    def __init__(self, spare: Spare, mark: bytes, count: int, keep: int) -> None:
        self._spare, self._mark, self._count, self._room = spare, mark, count, keep
        self._cases = [bytearray()]
        self._pending = bytearray()  # may end with the first bytes of a mark
        self._err = bytearray()
        self.total = 0

    def read(self, fd: int) -> bool:
        """Take what is there; False at the end of the stream."""
        try:
            piece = self._spare.read(fd)
        except BlockingIOError:
            return True
        except OSError:
            return False
        self.total += len(piece)
        if fd == self._spare.err:
            self._add(self._err, piece)
        else:
            self._cut(piece)
        return bool(piece)

    def drain(self) -> None:
        """Take everything that has been written by now."""
        for fd in (self._spare.out, self._spare.err):
            with contextlib.suppress(OSError):
                before = -1
                while before != self.total and self.total <= OUTPUT_KILL:
                    before = self.total
                    self.read(fd)

    def case(self, index: int) -> str:
        """What was printed during case ``index``, whose mark has been written by now."""
        before = -1
        while len(self._cases) <= index + 1 and before != self.total <= OUTPUT_KILL:
            before = self.total
            self.read(self._spare.out)
        return _text(self._cases[index]) if index < len(self._cases) else ""

    def rest(self) -> str:
        """What was printed after the last mark: by a case that never ended."""
        self.drain()
        return _text(self._cases[-1] + self._pending)

    def stderr(self) -> str:
        """All of stderr that was kept."""
        return _text(self._err)

    def _cut(self, piece: bytes) -> None:
        self._pending += piece
        # No more marks than cases: what else looks like one is output, and forging them by the million costs nothing.
        while len(self._cases) <= self._count and (at := self._pending.find(self._mark)) >= 0:
            self._add(self._cases[-1], self._pending[:at])
            self._cases.append(bytearray())
            del self._pending[: at + len(self._mark)]
        sure = len(self._pending) - len(self._mark) + 1
        if sure > 0:
            self._add(self._cases[-1], self._pending[:sure])
            del self._pending[:sure]

    def _add(self, part: bytearray, piece: bytes | bytearray) -> None:
        kept = piece[: self._room]
        part += kept
        self._room -= len(kept)


def _text(data: bytearray) -> str:
    """Bytes as text that every store takes, no longer than they are. What is no UTF-8, and NUL, is shown as ``?``."""
    return data.decode("utf-8", "replace").replace("\ufffd", "?").replace("\0", "?")
