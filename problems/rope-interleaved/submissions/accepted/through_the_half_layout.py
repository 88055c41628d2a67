"""Permute the dimensions to halves, rotate there, permute back; frequencies as a running product."""

import torch


def rope_interleaved(x, positions, base=10000.0):
    d = x.shape[-1]
    ratio = torch.full((d // 2,), base ** (-2 / d))
    ratio[0] = 1
    angle = positions[:, None] * ratio.cumprod(0)
    order = torch.cat((torch.arange(0, d, 2), torch.arange(1, d, 2)))
    a, b = x[..., order].chunk(2, dim=-1)
    y = torch.cat((a * angle.cos() - b * angle.sin(), b * angle.cos() + a * angle.sin()), dim=-1)
    return y[..., order.argsort()]
