# expect: wrong
# why: computes in float32 and casts back: right everywhere but in the float64 case
import torch


def rotate_half(x):
    lo, hi = (x.float() if x.dtype == torch.float64 else x).chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1).to(x.dtype)
