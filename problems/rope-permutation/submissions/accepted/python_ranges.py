"""Two ranges, one after the other."""

import torch


def half_permutation(d):
    return torch.tensor([*range(0, d, 2), *range(1, d, 2)])
