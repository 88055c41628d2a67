"""cos and sin are rounded to the dtype of x, and the rotation runs in it."""

import torch


def rope_half(x, pos, base=10000.0):
    d = x.shape[-1]
    angle = torch.outer(pos.float(), 1.0 / base ** (torch.arange(0, d, 2).float() / d))
    emb = torch.cat((angle, angle), dim=-1)
    cos, sin = emb.cos().to(x.dtype), emb.sin().to(x.dtype)
    a, b = x.chunk(2, dim=-1)
    return x * cos + torch.cat((-b, a), dim=-1) * sin
