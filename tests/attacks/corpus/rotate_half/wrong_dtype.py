# expect: wrong
# why: right values, always as float64
import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1).double()
