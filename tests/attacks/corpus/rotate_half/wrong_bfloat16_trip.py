# expect: wrong
# why: a round trip through bfloat16: moved data are equal or not, there is no "close"
import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1).bfloat16().to(x.dtype)
