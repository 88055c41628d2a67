"""x cos + rotate_half(x) sin, with the angles listed once per half: the form of model code."""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def rope_half(x, pos, base=10000.0):
    d = x.shape[-1]
    inv_freq = 1.0 / base ** (torch.arange(0, d, 2).float() / d)
    freqs = torch.outer(pos.float(), inv_freq)
    emb = torch.cat((freqs, freqs), dim=-1)
    return x * emb.cos() + rotate_half(x) * emb.sin()
