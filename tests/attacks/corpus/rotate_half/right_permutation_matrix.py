# expect: accepted
# why: one matrix product with a signed permutation: exact in every dtype
import torch


def rotate_half(x):
    d = x.shape[-1]
    m = torch.zeros(d, d, dtype=x.dtype)
    for i in range(d // 2):
        m[i + d // 2, i] = -1
        m[i, i + d // 2] = 1
    return x @ m
