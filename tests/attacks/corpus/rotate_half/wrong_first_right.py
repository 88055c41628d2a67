# expect: wrong
# why: the first call is right, the later ones are not
import torch

CALLS = []


def rotate_half(x):
    CALLS.append(None)
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1) if len(CALLS) == 1 else x.clone()
