"""A roll by d/2 swaps the halves; a vector of signs does the rest."""

import torch


def rotate_half(x):
    half = x.shape[-1] // 2
    sign = x.new_ones(x.shape[-1])
    sign[:half] = -1
    return torch.roll(x, half, dims=-1) * sign
