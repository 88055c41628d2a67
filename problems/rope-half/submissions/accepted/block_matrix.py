"""One matrix [[C, -S], [S, C]] per token; exponents through exp and log."""

import math

import torch


def rope_half(x, pos, base=10000.0):
    i = torch.arange(x.shape[-1] // 2, dtype=torch.float32)
    angle = pos.float()[:, None] * torch.exp(-2 * i * math.log(base) / x.shape[-1])
    c, s = torch.diag_embed(angle.cos()), torch.diag_embed(angle.sin())
    matrix = torch.cat((torch.cat((c, -s), dim=-1), torch.cat((s, c), dim=-1)), dim=-2)
    return torch.einsum("tij,...tj->...ti", matrix, x)
