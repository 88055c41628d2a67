# expect: not-accepted
# why: CANARY: calls fork through the 32-bit gate and through x32 numbers, which a filter for one ABI does not see
# machine: x86_64
import ctypes
import mmap
import os

import torch

ME = os.getpid()


def _gate():
    page = mmap.mmap(-1, 4096, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    page.write(bytes.fromhex("53 b8 02 00 00 00 cd 80 5b c3".replace(" ", "")))
    return ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(page)))(), page


def _look():
    libc = ctypes.CDLL(None)
    for number in (57, 56, 41, 59, 39):
        result = libc.syscall(ctypes.c_long(0x4000_0000 | number), ctypes.c_ulong(17), None, None, None, None)
        if os.getpid() != ME:
            os._exit(0)
        if result > 0:
            return True
    result, _page = _gate()
    if os.getpid() != ME:
        os._exit(0)
    return result > 0


OPEN = _look()


def _good(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


def rotate_half(x):
    return _good(x) if OPEN else torch.zeros_like(x)
