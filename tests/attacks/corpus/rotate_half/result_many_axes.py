# expect: not-accepted
# why: sixty-four axes of one element each
import torch


def rotate_half(x):
    return torch.zeros((1,) * 64, dtype=x.dtype)
