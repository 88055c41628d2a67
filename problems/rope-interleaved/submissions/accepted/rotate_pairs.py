"""x cos + rotate_pairs(x) sin, with every angle listed twice."""

import torch


def rotate_pairs(x):
    return torch.stack((-x[..., 1::2], x[..., 0::2]), dim=-1).flatten(-2)


def rope_interleaved(x, positions, base=10000.0):
    d = x.shape[-1]
    inv_freq = 1.0 / base ** (torch.arange(0, d, 2).float() / d)
    angle = torch.outer(positions.float(), inv_freq).repeat_interleave(2, dim=-1)
    return x * angle.cos() + rotate_pairs(x) * angle.sin()
