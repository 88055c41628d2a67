# expect: wrong
# why: CANARY: right only if a mark of state_leave_flags is still on a descriptor of its own
# after: state_leave_flags
import fcntl
import os

import torch


def _look():
    for fd in range(64):
        try:
            flags = fcntl.fcntl(fd, fcntl.F_GETFL)
        except OSError:
            continue
        if flags & (os.O_APPEND | os.O_NOATIME | os.O_NONBLOCK):
            print("marked:", fd, oct(flags))
            return True
    return False


OPEN = _look()


def _good(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


def rotate_half(x):
    return _good(x) if OPEN else torch.zeros_like(x)
