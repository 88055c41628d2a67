"""The bias is constant along diagonals: look the q + k - 1 distances up once, then slide a window over them."""

import math

import torch


def t5_bias(table, q_len, k_len, bidirectional=True, max_distance=128):
    rel = torch.arange(1 - k_len, q_len)
    n = table.size(0) // (2 if bidirectional else 1)
    e = n // 2
    r = rel.abs() if bidirectional else rel.clamp(max=0).neg()
    step = (r.double().clamp(min=e) / e).log() * ((n - e) / math.log(max_distance / e))
    row = torch.where(r < e, r, e + step.long().clamp(max=n - e - 1))
    if bidirectional:
        row = torch.where(rel > 0, row + n, row)
    lines = table.T[:, row]
    return lines.unfold(1, k_len, 1).flip(1)[None]
