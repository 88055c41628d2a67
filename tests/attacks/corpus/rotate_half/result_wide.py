# expect: not-accepted
# why: a million tensors in a list
import torch


def rotate_half(x):
    return [torch.zeros(1)] * 1_000_000
