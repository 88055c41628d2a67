# expect: wrong
# why: CANARY: right only if an inherited descriptor is a file, a folder, a device or a socket of another family than its own channel
import os
import socket
import stat

import torch


def _look():
    for fd in range(3, 4096):
        try:
            mode = os.fstat(fd).st_mode
        except OSError:
            continue
        if stat.S_ISREG(mode) or stat.S_ISDIR(mode) or stat.S_ISCHR(mode) or stat.S_ISBLK(mode):
            return True
        if stat.S_ISSOCK(mode):
            try:
                if socket.socket(fileno=os.dup(fd)).family != socket.AF_UNIX:
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
