"""A geometric sequence: each frequency is the one before times a constant."""

import torch


def inv_freq(head_dim, base=10000.0):
    ratio = torch.full((head_dim // 2,), base ** (-2.0 / head_dim))
    ratio[0] = 1.0
    return ratio.cumprod(0)
