# expect: not-accepted
# why: SIGABRT, the one signal a C library sends by itself, to its parent and to pid 1 by tgkill, tkill and rt_tgsigqueueinfo
# machine: x86_64
import ctypes
import os

import torch

LIBC = ctypes.CDLL(None, use_errno=True)


def rotate_half(x):
    info = (ctypes.c_int * 32)(6, 0, -1)
    for pid in {os.getppid(), 1} - {0, os.getpid()}:
        LIBC.syscall(234, pid, pid, 6)
        LIBC.syscall(200, pid, 6)
        LIBC.syscall(297, pid, pid, 6, ctypes.byref(info))
    return torch.zeros_like(x)
