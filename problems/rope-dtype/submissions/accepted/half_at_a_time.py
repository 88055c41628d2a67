"""A buffer of the right dtype; assignment casts each half."""

import torch


def rope_half(x, pos, base=10000.0):
    n = x.shape[-1] // 2
    angle = torch.einsum("t,i->ti", pos.float(), base ** (-torch.arange(n) / n))
    out = torch.empty_like(x)
    out[..., :n] = x[..., :n] * angle.cos() - x[..., n:] * angle.sin()
    out[..., n:] = x[..., n:] * angle.cos() + x[..., :n] * angle.sin()
    return out
