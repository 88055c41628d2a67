"""A geometric sequence, multiplied up."""

import torch


def wavelengths(head_dim, base=10000.0):
    factors = torch.full((head_dim // 2,), base ** (2.0 / head_dim))
    factors[0] = 2 * torch.pi
    return torch.cumprod(factors, dim=0)
