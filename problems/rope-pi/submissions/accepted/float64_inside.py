"""Everything in float64, rounded once at the end; exponents through exp and log."""

import math

import torch


def pi_cos_sin(position_ids, dim, base, factor):
    i = torch.arange(dim // 2, dtype=torch.float64)
    theta = torch.exp(-2.0 * i / dim * math.log(base))
    angle = torch.einsum("bt,i->bti", position_ids.double(), theta).div(factor).repeat(1, 1, 2)
    return torch.cos(angle).float(), torch.sin(angle).float()
