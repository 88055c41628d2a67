"""One rotation matrix [[C, -S], [S, C]] per token."""

import torch


def shift_keys(k_rot, delta, base=10000.0):
    tokens, dim = k_rot.shape[-2:]
    shift = torch.zeros(tokens, dtype=torch.float32) + delta
    angle = shift[:, None] * base ** (-torch.arange(0, dim, 2) / dim)
    c, s = torch.diag_embed(angle.cos()), torch.diag_embed(angle.sin())
    matrix = torch.cat((torch.cat((c, -s), dim=-1), torch.cat((s, c), dim=-1)), dim=-2)
    return torch.einsum("tij,bhtj->bhti", matrix, k_rot.float()).to(k_rot.dtype)
