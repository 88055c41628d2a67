"""cos and sin lack an axis for the heads: with three heads and two sequences the shapes do not fit."""

import torch


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    r = cos.shape[-1]

    def rope(x):
        a, b = x[..., :r].chunk(2, dim=-1)
        turned = x[..., :r] * cos + torch.cat((-b, a), dim=-1) * sin
        return torch.cat((turned.to(x.dtype), x[..., r:]), dim=-1)

    return rope(q), rope(k)
