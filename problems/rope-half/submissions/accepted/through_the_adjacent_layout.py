"""Bring partners side by side, rotate neighbours, bring them back; frequencies as a running product."""

import torch


def rope_half(x, pos, base=10000.0):
    n = x.shape[-1] // 2
    ratio = torch.full((n,), base ** (-1 / n))
    ratio[0] = 1
    angle = pos[:, None] * ratio.cumprod(0)
    pairs = x.unflatten(-1, (2, n)).transpose(-1, -2)
    a, b = pairs[..., 0], pairs[..., 1]
    turned = torch.stack((a * angle.cos() - b * angle.sin(), b * angle.cos() + a * angle.sin()), dim=-1)
    return turned.transpose(-1, -2).flatten(-2)
