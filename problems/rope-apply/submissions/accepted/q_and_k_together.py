"""Heads of q and k in one tensor, split again afterwards."""

import torch


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    x = torch.cat((q, k), dim=unsqueeze_dim)
    r = cos.shape[-1]
    head, rest = x.split((r, x.shape[-1] - r), dim=-1)
    a, b = head.unflatten(-1, (2, r // 2)).unbind(-2)
    quarter = torch.stack((-b, a), dim=-2).flatten(-2)
    turned = head * cos.unsqueeze(unsqueeze_dim) + quarter * sin.unsqueeze(unsqueeze_dim)
    out = torch.cat((turned.to(x.dtype), rest), dim=-1)
    return out.split((q.shape[unsqueeze_dim], k.shape[unsqueeze_dim]), dim=unsqueeze_dim)
