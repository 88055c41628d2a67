# expect: not-accepted
# why: a tensor over an address that belongs to nobody
import ctypes

import torch


def rotate_half(x):
    size = max(x.numel() * x.element_size(), 1)
    wild = (ctypes.c_char * size).from_address(0x1000)
    return torch.frombuffer(wild, dtype=x.dtype, count=x.numel()).view(x.shape) if x.numel() else torch.zeros_like(x)
