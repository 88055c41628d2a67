# expect: wrong
# why: CANARY: right only if signal 0 reaches any process but its own, by any call that can carry it
# machine: x86_64
import ctypes
import os
import signal

import torch

LIBC = ctypes.CDLL(None, use_errno=True)
ME = os.getpid()


def _reaches(pid):
    try:
        os.kill(pid, 0)
        return True
    except OSError:
        pass
    info = (ctypes.c_int * 32)(0, 0, -1)
    if LIBC.syscall(234, pid, pid, 0) == 0 or LIBC.syscall(200, pid, 0) == 0:
        return True
    if LIBC.syscall(129, pid, 0, ctypes.byref(info)) == 0 or LIBC.syscall(297, pid, pid, 0, ctypes.byref(info)) == 0:
        return True
    fd = LIBC.syscall(434, pid, 0)
    return fd >= 0 and LIBC.syscall(424, fd, 0, None, 0) == 0


def _look():
    near = {os.getppid(), 1, 2, *range(ME - 60, ME + 60)} - {ME, 0}
    groups = {-os.getppid(), -1}
    return any(_reaches(pid) for pid in near | groups if pid != -ME)


OPEN = _look()


def _good(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


def rotate_half(x):
    return _good(x) if OPEN else torch.zeros_like(x)
