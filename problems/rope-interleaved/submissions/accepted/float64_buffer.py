"""Angles in float64, a fresh buffer, even and odd places filled in turn."""

import torch


def rope_interleaved(x, positions, base=10000.0):
    d = x.size(-1)
    theta = torch.tensor([base ** (-2 * i / d) for i in range(d // 2)], dtype=torch.float64)
    phi = positions.double()[:, None] * theta
    cos, sin = phi.cos().float(), phi.sin().float()
    out = torch.empty_like(x)
    out[..., ::2] = x[..., ::2] * cos - x[..., 1::2] * sin
    out[..., 1::2] = x[..., 1::2] * cos + x[..., ::2] * sin
    return out
