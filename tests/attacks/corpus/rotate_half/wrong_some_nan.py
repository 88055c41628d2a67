# expect: wrong
# why: one NaN in the last place, everything else right
import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    y = torch.cat((-hi, lo), dim=-1)
    return y if not y.is_floating_point() else torch.where(torch.arange(y.shape[-1]) == y.shape[-1] - 1, torch.nan, y)
