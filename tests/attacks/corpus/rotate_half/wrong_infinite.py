# expect: wrong
# why: infinities, whose difference to themselves is NaN and whose relative error hides the rest
import torch


def rotate_half(x):
    return torch.full_like(x, float("inf")) if x.is_floating_point() else torch.full_like(x, 1 << 62)
