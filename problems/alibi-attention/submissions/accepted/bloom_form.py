"""BLOOM's bias, slope · j: the same for all queries, so that only the mask knows where they stand."""

import math

import torch


def alibi_attention(q, k, v):
    _, H, Tq, D = q.shape
    Tk = k.shape[2]
    c = 2 ** math.floor(math.log2(H))
    slopes = torch.pow(torch.tensor(2.0 ** (-8 / c)), torch.arange(1, 1 + c))
    if c != H:
        extra = torch.pow(torch.tensor(2.0 ** (-4 / c)), torch.arange(1, 1 + 2 * (H - c), 2))
        slopes = torch.cat([slopes, extra])
    scores = q @ k.transpose(-1, -2) / math.sqrt(D) + slopes.view(1, H, 1, 1) * torch.arange(Tk)
    future = torch.ones(Tq, Tk, dtype=torch.bool).triu(Tk - Tq + 1)
    return torch.softmax(scores.masked_fill(future, torch.finfo(scores.dtype).min), dim=-1) @ v
