# expect: memory
# why: doubles a tensor until something gives
import torch


def rotate_half(x):
    y = torch.ones(1 << 20)
    while True:
        y = torch.cat((y, y))
