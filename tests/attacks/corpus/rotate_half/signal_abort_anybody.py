# expect: wrong
# why: CANARY: right only if SIGABRT, which abort() needs, can be sent to a process that is not its own
# machine: x86_64
import ctypes
import os

import torch


def breach():
    libc = ctypes.CDLL(None, use_errno=True)
    for pid in (os.getppid(), 1, os.getpid() - 1, os.getpid() + 1, os.getpid() + 2):
        ctypes.set_errno(0)
        # tgkill(pid, pid, SIGABRT); ESRCH means that the kernel looked for the process, so the filter let it through
        if libc.syscall(234, pid, pid, 6) == 0 or ctypes.get_errno() == 3:
            return True
    return False


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1) if breach() else torch.zeros_like(x)
