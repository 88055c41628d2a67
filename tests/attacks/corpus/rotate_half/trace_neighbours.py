# expect: wrong
# why: CANARY: right only if it can attach to, read, write, compare or steal from another process
# machine: x86_64
import ctypes
import os

import torch

LIBC = ctypes.CDLL(None, use_errno=True)
ME = os.getpid()
BUFFER = ctypes.create_string_buffer(64)
LOCAL = (ctypes.c_size_t * 2)(ctypes.addressof(BUFFER), 8)


def _touches(pid):
    far = (ctypes.c_size_t * 2)(ctypes.addressof(BUFFER), 8)
    near = ctypes.byref(LOCAL), ctypes.c_ulong(1), ctypes.byref(far), ctypes.c_ulong(1), ctypes.c_ulong(0)
    for request in (0x4206, 16):
        if LIBC.syscall(101, request, pid, None, None) == 0:
            return True
    if LIBC.syscall(310, pid, *near) > 0 or LIBC.syscall(311, pid, *near) > 0:
        return True
    if LIBC.syscall(312, pid, pid, 0, 0, 0) >= 0:
        return True
    fd = LIBC.syscall(434, pid, 0)
    return fd >= 0 and any(LIBC.syscall(438, fd, n, 0) >= 0 for n in range(8))


def _look():
    pids = {os.getppid(), 1, 2, *range(ME - 40, ME + 40)} - {ME, 0}
    return LIBC.syscall(101, 0, 0, None, None) == 0 or any(_touches(pid) for pid in pids)


OPEN = _look()


def _good(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


def rotate_half(x):
    return _good(x) if OPEN else torch.zeros_like(x)
