# expect: wrong
# why: broadcasts: (1, ...) and a 0-d tensor for one element
import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)[None]
