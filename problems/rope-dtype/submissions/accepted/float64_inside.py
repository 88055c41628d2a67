"""Everything in float64, rounded once."""

import torch


def rope_half(x, pos, base=10000.0):
    d = x.shape[-1]
    phi = pos.double()[:, None] * base ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    a, b = x.double().chunk(2, dim=-1)
    return torch.cat((a * phi.cos() - b * phi.sin(), b * phi.cos() + a * phi.sin()), dim=-1).to(x.dtype)
