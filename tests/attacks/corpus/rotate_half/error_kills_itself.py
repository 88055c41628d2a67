# expect: error
# why: SIGKILL to itself, by every door: a dead child is an error, not memory and not a pass
# machine: x86_64
import ctypes
import os
import signal


def rotate_half(x):
    for attempt in (
        lambda: os.kill(os.getpid(), signal.SIGKILL),
        lambda: signal.raise_signal(signal.SIGKILL),
        lambda: ctypes.CDLL(None).syscall(234, os.getpid(), os.getpid(), 9),
        lambda: getattr(ctypes.CDLL(None), "raise")(9),
    ):
        try:
            attempt()
        except (OSError, AttributeError):
            continue
    raise RuntimeError("still alive")
