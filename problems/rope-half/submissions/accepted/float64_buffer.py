"""Angles in float64, a fresh buffer, one half after the other."""

import torch


def rope_half(x, pos, base=10000.0):
    d = x.size(-1)
    n = d // 2
    theta = torch.tensor([base ** (-2 * i / d) for i in range(n)], dtype=torch.float64)
    phi = pos.double()[:, None] * theta
    cos, sin = phi.cos().float(), phi.sin().float()
    out = torch.empty_like(x)
    out[..., :n] = x[..., :n] * cos - x[..., n:] * sin
    out[..., n:] = x[..., n:] * cos + x[..., :n] * sin
    return out
