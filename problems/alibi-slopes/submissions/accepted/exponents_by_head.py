"""The exponent of every head, then one power."""

import torch


def alibi_slopes(n_heads):
    c = 2 ** (len(bin(n_heads)) - 3)
    h = torch.arange(n_heads)
    exponent = torch.where(h < c, 8 * (h + 1) / c, 4 * (2 * (h - c) + 1) / c)
    return torch.exp2(-exponent)
