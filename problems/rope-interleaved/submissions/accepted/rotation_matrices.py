"""A 2x2 matrix per token and pair."""

import math

import torch


def rope_interleaved(x, positions, base=10000.0):
    i = torch.arange(x.shape[-1] // 2, dtype=torch.float32)
    angle = positions.float()[:, None] * torch.exp(-2 * i * math.log(base) / x.shape[-1])
    c, s = angle.cos(), angle.sin()
    matrix = torch.stack((c, -s, s, c), dim=-1).unflatten(-1, (2, 2))
    pairs = x.unflatten(-1, (-1, 2))
    return torch.einsum("tiab,...tib->...tia", matrix, pairs).flatten(-2)
