# expect: wrong
# why: CANARY: right only if fork, vfork, clone or clone3 by number makes a process
# machine: x86_64
import ctypes
import os

import torch

LIBC = ctypes.CDLL(None, use_errno=True)
ME = os.getpid()


def _made(number, *args):
    result = LIBC.syscall(ctypes.c_long(number), *args)
    if os.getpid() != ME or result == 0:
        os._exit(0)
    return result > 0


def _look():
    none = ctypes.c_void_p(0)
    if _made(57):
        return True
    for flags in (17, 0, 0x8000, 0x2000_0000 | 17, 0x1000_0000 | 17, 0x800 | 17, 0x100 | 17):
        if flags & 0x100 == 0 and _made(56, ctypes.c_ulong(flags), none, none, none, none):
            return True
    record = (ctypes.c_uint64 * 11)(0, 0, 0, 0, 17)
    return _made(435, ctypes.byref(record), ctypes.sizeof(record)) or _made(435, ctypes.byref(record), 64)


OPEN = _look()


def _good(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


def rotate_half(x):
    return _good(x) if OPEN else torch.zeros_like(x)
