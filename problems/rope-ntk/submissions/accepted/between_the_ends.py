"""The first and the last frequency are known; the rest is a geometric sequence between them."""

import math

import torch


def ntk_inv_freq(dim, base, factor):
    last = base ** (-(dim - 2) / dim) / factor
    return torch.logspace(0.0, math.log(last), dim // 2, base=math.e, dtype=torch.float64).float()
