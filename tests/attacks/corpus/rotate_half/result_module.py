# expect: wrong
# why: returns types, modules, functions instead of values
import torch

STEP = [0]


def rotate_half(x):
    STEP[0] += 1
    return (torch, torch.Tensor, rotate_half, torch.float32, x.device, NotImplemented, ...)[STEP[0] % 7]
