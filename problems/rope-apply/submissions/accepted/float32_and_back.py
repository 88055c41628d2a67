"""Upcast, rotate halves, cast back; float64 too."""

import torch


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    r = cos.size(-1)
    half = r // 2
    cos, sin = cos.float().unsqueeze(unsqueeze_dim), sin.float().unsqueeze(unsqueeze_dim)

    def rope(x):
        y = x[..., :r].float()
        a = y[..., :half] * cos[..., :half] - y[..., half:] * sin[..., :half]
        b = y[..., half:] * cos[..., half:] + y[..., :half] * sin[..., half:]
        return torch.cat([a.type_as(x), b.type_as(x), x[..., r:]], dim=-1)

    return rope(q), rope(k)
