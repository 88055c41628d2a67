# expect: not-accepted
# why: a tensor over a page that is unmapped before the harness reads it
import ctypes
import mmap

import torch


def rotate_half(x):
    page = mmap.mmap(-1, 1 << 20, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    start = ctypes.addressof(ctypes.c_char.from_buffer(page))
    y = torch.frombuffer(page, dtype=x.dtype, count=max(x.numel(), 1))[: x.numel()].view(x.shape)
    ctypes.CDLL(None).munmap(ctypes.c_void_p(start), ctypes.c_size_t(1 << 20))
    return y
