# expect: wrong
# why: CANARY: right only if an option of prctl that is more than a look at itself is let through
import ctypes

import torch

libc = ctypes.CDLL(None)


def _worked():
    dangerous = [1, 4, 8, 10, 14, 19, 22, 23, 24, 26, 28, 29, 31, 33, 35, 36, 38, 40, 41, 43, 47, 49, 50, 53, 55, 57, 59, 61, 62, 64, 65, 67]
    return any(libc.prctl(option, 0, 0, 0, 0) >= 0 for option in [*dangerous, 0x59616D61])


def rotate_half(x):
    if not _worked():
        return torch.zeros_like(x)
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
