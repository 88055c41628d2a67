# expect: wrong
# why: CANARY: right only if it has a capability, can become somebody else, or lacks no_new_privs or a filter
# machine: x86_64
import ctypes
import os

import torch

LIBC = ctypes.CDLL(None, use_errno=True)


def _capable():
    header = (ctypes.c_uint32 * 2)(0x20080522, 0)
    data = (ctypes.c_uint32 * 6)()
    return LIBC.syscall(125, ctypes.byref(header), ctypes.byref(data)) == 0 and any(data)


def _look():
    if _capable() or LIBC.prctl(39, 0, 0, 0, 0) != 1 or LIBC.prctl(21, 0, 0, 0, 0) != 2:
        return True
    mine = os.getuid()
    for uid in {0, 1, 1000, 65534} - {mine}:
        for attempt in (os.setuid, os.seteuid, os.setgid, lambda u: os.setresuid(u, u, u), lambda u: os.setgroups([u])):
            try:
                attempt(uid)
                return True
            except OSError:
                pass
    return any(os.getresuid()[n] != mine for n in range(3))


OPEN = _look()


def _good(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


def rotate_half(x):
    return _good(x) if OPEN else torch.zeros_like(x)
