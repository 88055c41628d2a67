# expect: wrong
# why: CANARY: right only if another process can be bound to a core, slowed down or looked into by its scheduling
import ctypes
import os

import torch

libc = ctypes.CDLL(None)


def _worked():
    mask = ctypes.byref(ctypes.c_ulong(1))
    for pid in [os.getppid(), *range(1, 64)]:
        if pid == os.getpid():
            continue
        if libc.sched_setaffinity(pid, 8, mask) == 0 or libc.setpriority(0, pid, 19) == 0:
            return True
        if libc.syscall(251, 1, pid, 0x6000) == 0 or libc.sched_setscheduler(pid, 5, mask) == 0:
            return True
        if libc.syscall(302, pid, 0, 0, ctypes.byref((ctypes.c_ulong * 2)())) == 0:
            return True
    return False


def rotate_half(x):
    if not _worked():
        return torch.zeros_like(x)
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
