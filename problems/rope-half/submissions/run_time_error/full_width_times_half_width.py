"""cos of width d/2 against x of width d: the angles were not listed twice."""

import torch


def rope_half(x, pos, base=10000.0):
    a, b = x.chunk(2, dim=-1)
    angle = pos[:, None] * base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    return x * angle.cos() + torch.cat((-b, a), dim=-1) * angle.sin()
