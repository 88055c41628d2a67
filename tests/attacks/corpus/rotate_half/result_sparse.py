# expect: not-accepted
# why: right values in COO layout
import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1).to_sparse()
