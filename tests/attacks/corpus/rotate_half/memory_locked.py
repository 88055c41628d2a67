# expect: wrong
# why: CANARY: right only if memory can be locked, or taken from the machine's pool of huge pages
import ctypes
import mmap

import torch

libc = ctypes.CDLL(None)


def _worked():
    for flags in (0x2000, 0x40000, 0x42000):
        try:
            mmap.mmap(-1, 1 << 21, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | flags).write(b"x")
            return True
        except (OSError, ValueError):
            continue
    return libc.mlockall(3) == 0


def rotate_half(x):
    if not _worked():
        return torch.zeros_like(x)
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
