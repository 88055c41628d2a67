# expect: wrong
# why: CANARY: right only if it can lock a file that other submissions can open too
import fcntl
import os
import struct

import torch


def _look():
    for path in (torch.__file__, os.__file__, "/dev/null", "/proc/self/ns/uts", "/"):
        try:
            fd = os.open(path, os.O_RDONLY)
        except OSError:
            continue
        record = struct.pack("hhqqi", fcntl.F_RDLCK, 0, 0, 0, 0)
        for attempt in (
            lambda: fcntl.flock(fd, fcntl.LOCK_SH | fcntl.LOCK_NB),
            lambda: fcntl.fcntl(fd, fcntl.F_SETLK, record),
            lambda: fcntl.fcntl(fd, 37, record),
            lambda: fcntl.fcntl(fd, fcntl.F_SETLEASE, fcntl.F_RDLCK),
        ):
            try:
                attempt()
                return True
            except OSError:
                pass
    return False


OPEN = _look()


def _good(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


def rotate_half(x):
    return _good(x) if OPEN else torch.zeros_like(x)
