# expect: not-accepted
# why: a meta tensor of 2**60 elements with sixty-odd axes
import torch


def rotate_half(x):
    return torch.empty((2,) * 60, device="meta", dtype=x.dtype)
