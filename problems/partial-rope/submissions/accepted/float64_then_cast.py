"""Everything in float64, rounded once at the end; exponents through exp and log."""

import math

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor)
    i = torch.arange(dim // 2, dtype=torch.float64)
    phi = position_ids.double()[:, None, :, None] * torch.exp(-2 * i / dim * math.log(base))

    def rope(x):
        y = x.double()
        a, b, rest = torch.split(y, [dim // 2, dim // 2, y.size(-1) - dim], dim=-1)
        out = torch.cat([a * phi.cos() - b * phi.sin(), b * phi.cos() + a * phi.sin(), rest], dim=-1)
        return out.type_as(x)

    return rope(q), rope(k)
