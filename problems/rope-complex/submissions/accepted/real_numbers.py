"""The same function without complex numbers."""

import torch


def rope_complex(x, pos, base=10000.0):
    angle = pos[:, None] * base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    a, b = x[..., 0::2], x[..., 1::2]
    pair = (a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos())
    return torch.stack(pair, dim=-1).reshape(x.shape)
