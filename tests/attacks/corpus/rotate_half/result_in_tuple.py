# expect: wrong
# why: right values wrapped in a tuple
import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return (torch.cat((-hi, lo), dim=-1),)
