"""Upcast at the entrance, cast at the exit: float64 too is computed in float32."""

import torch


def rope_half(x, pos, base=10000.0):
    dtype, n = x.dtype, x.shape[-1] // 2
    x = x.float()
    angle = pos[:, None] * base ** (-torch.arange(n) / n)
    a, b = x[..., :n], x[..., n:]
    return torch.cat((a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos()), dim=-1).to(dtype)
