# expect: wrong
# why: yields the right answer instead of returning it
import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    yield torch.cat((-hi, lo), dim=-1)
