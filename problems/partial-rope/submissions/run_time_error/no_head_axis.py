"""cos and sin are [B, T, r/2] and lack an axis for the heads: as soon as B > 1 the shapes do not fit."""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor)
    inv_freq = base ** (-torch.arange(0, dim, 2) / dim)
    angle = position_ids[..., None] * inv_freq
    cos, sin = angle.cos(), angle.sin()

    def apply(x):
        a, b, rest = x[..., : dim // 2], x[..., dim // 2 : dim], x[..., dim:]
        return torch.cat((a * cos - b * sin, b * cos + a * sin, rest), dim=-1).to(x.dtype)

    return apply(q), apply(k)
