# expect: accepted
# why: writes piecewise into an empty result
import torch


def rotate_half(x):
    n = x.size(-1) // 2
    out = torch.empty_like(x)
    out[..., :n] = -x[..., n:]
    out[..., n:] = x[..., :n]
    return out
