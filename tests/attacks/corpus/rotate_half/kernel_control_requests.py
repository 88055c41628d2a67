# expect: wrong
# why: CANARY: right only if a request to a descriptor makes it asynchronous, changes a terminal, the random pool or a loop device
import ctypes
import os

import torch

libc = ctypes.CDLL(None)


def _worked():
    for fd in [*range(64), os.open("/dev/urandom", os.O_RDONLY), os.open("/dev/null", os.O_RDWR)]:
        for request in (0x5452, 0x8901, 0x5412, 0x540E, 0x5410, 0x541D, 0x40045203, 0x5203, 0x5207, 0x4C00, 0xAE01, 0xC0185879):
            if libc.ioctl(fd, ctypes.c_ulong(request), ctypes.byref(ctypes.c_int(1))) >= 0:
                return True
    return False


def rotate_half(x):
    if not _worked():
        return torch.zeros_like(x)
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
