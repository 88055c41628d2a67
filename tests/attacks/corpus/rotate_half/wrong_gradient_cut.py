# expect: wrong
# why: right values without a gradient
import torch


def rotate_half(x):
    lo, hi = x.detach().chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
