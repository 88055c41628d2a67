"""MPT's way: the slopes of the next power of two, every second one first."""

import math

import torch


def alibi_slopes(n_heads):
    p = 2 ** math.ceil(math.log2(n_heads))
    slopes = 1.0 / torch.pow(2, torch.arange(1, p + 1).mul(8 / p))
    if p == n_heads:
        return slopes
    return torch.concat((slopes[1::2], slopes[::2]))[:n_heads]
