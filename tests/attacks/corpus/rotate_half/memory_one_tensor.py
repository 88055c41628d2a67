# expect: memory
# why: one tensor of 256 GB
import torch


def rotate_half(x):
    return torch.ones(1 << 36)
