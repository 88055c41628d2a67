# expect: wrong
# why: CANARY: right only if a descriptor can be made to signal a process, to grow, to lock or to seal
import fcntl
import os

import torch

F_SETOWN, F_SETSIG, F_SETOWN_EX, F_SETLEASE, F_NOTIFY = 8, 10, 15, 1024, 1026
F_SETPIPE_SZ, F_ADD_SEALS, F_SET_RW_HINT = 1031, 1033, 1036


def _worked():
    for fd in range(64):
        try:
            fcntl.fcntl(fd, fcntl.F_SETFL, fcntl.fcntl(fd, fcntl.F_GETFL) | os.O_ASYNC | os.O_NONBLOCK)
        except OSError:
            pass
        for command in (F_SETOWN, F_SETSIG, F_SETLEASE, F_NOTIFY, F_SETPIPE_SZ, F_ADD_SEALS, F_SETOWN_EX, F_SET_RW_HINT):
            for value in (0, 1, os.getppid(), -os.getppid(), 1 << 20):
                try:
                    fcntl.fcntl(fd, command, value)
                    return True
                except (OSError, OverflowError):
                    continue
    return False


def rotate_half(x):
    if not _worked():
        return torch.zeros_like(x)
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
