# expect: not-accepted
# why: as many real bytes as it can get, all of them answered
import torch


def rotate_half(x):
    return torch.zeros(1 << 27, dtype=torch.uint8).view(1 << 10, -1)
