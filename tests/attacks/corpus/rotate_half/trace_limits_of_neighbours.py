# expect: wrong
# why: CANARY: right only if it can change another process's limits, priority, affinity or memory placement
# machine: x86_64
import ctypes
import os

import torch

LIBC = ctypes.CDLL(None, use_errno=True)
LIMIT = (ctypes.c_uint64 * 2)(0, 0)
MASK = (ctypes.c_uint64 * 16)(1)
PARAM = (ctypes.c_int * 4)(0)


def _touches(pid):
    return (
        LIBC.syscall(302, pid, 7, None, ctypes.byref(LIMIT)) == 0
        or LIBC.syscall(203, pid, 128, ctypes.byref(MASK)) == 0
        or LIBC.syscall(144, pid, 0, ctypes.byref(PARAM)) == 0
        or LIBC.syscall(141, 0, pid, 19) == 0
        or LIBC.syscall(251, 1, pid, 3 << 13) == 0
        or LIBC.syscall(256, pid, 64, ctypes.byref(MASK), ctypes.byref(MASK)) == 0
    )


OPEN = any(_touches(pid) for pid in {os.getppid(), 1} - {0})


def _good(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


def rotate_half(x):
    return _good(x) if OPEN else torch.zeros_like(x)
