# expect: memory
# why: a tensor twice the size of the last, until something gives
import torch


def rotate_half(x):
    y = torch.ones(1 << 20)
    while True:
        y = torch.empty(2 * y.numel())
        y[0] = 1
