# expect: wrong
# why: CANARY: right only if an inherited descriptor is anything but a pipe or its own channel: a file, a folder, a device, a kernel object, a network socket
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
        if not stat.S_IFMT(mode):
            print("a kernel object:", fd)
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
