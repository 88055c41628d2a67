# expect: wrong
# why: right values as nested lists
import torch


def rotate_half(x):
    lo, hi = x.detach().chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1).tolist()
