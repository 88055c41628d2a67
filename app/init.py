"""Process 1 of a container has duties: orphans become its children, and signals do nothing unless it handles them.

``docker run --init`` gives them to a program of Docker's. Without it, this process leaves them to a parent that does
nothing else, so that no orphan of the sandbox stays behind as a zombie.
"""

import os
import signal
import sys
from contextlib import suppress
from types import FrameType

PASSED_ON = ("SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT")


def leave_init_to_a_parent(*, first: int = 1) -> None:
    """Return in a child, if this process has the number ``first``; at once otherwise."""
    if sys.platform == "win32" or os.getpid() != first:
        return
    signals = {getattr(signal, name) for name in PASSED_ON}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    child = os.fork()
    if child:
        _be_init(child, signals, before)
    os.setpgid(0, 0)  # Ctrl-C on a terminal goes to the parent alone, which hands it on: once, not twice
    signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _be_init(child: int, signals: set[signal.Signals], before: "set[int | signal.Signals]") -> None:
    """Hand signals on to ``child`` and bury whoever dies; end as it ends."""
    if sys.platform == "win32":
        return

    def hand_on(number: int, _frame: FrameType | None) -> None:
        with suppress(ProcessLookupError):
            os.kill(child, number)

    for number in signals:
        signal.signal(number, hand_on)
    signal.pthread_sigmask(signal.SIG_SETMASK, before)
    while True:
        pid, status = os.wait()
        if pid == child:
            code = os.waitstatus_to_exitcode(status)
            os._exit(code if code >= 0 else 128 - code)
