"""Linear part plus an upper triangle of minus infinity."""

import math

import torch


def slopes_of(n):
    if n & (n - 1) == 0:
        return [2 ** (-8 * h / n) for h in range(1, n + 1)]
    c = 2 ** int(math.log2(n))
    return slopes_of(c) + slopes_of(2 * c)[::2][: n - c]


def alibi_bias(n_heads, q_len, k_len):
    offset = k_len - q_len
    mask = torch.full((q_len, k_len), float("-inf")).triu(offset + 1)
    query = torch.arange(offset, k_len).view(-1, 1)
    distance = (torch.arange(k_len).view(1, -1) - query).clamp(max=0).float()
    return torch.tensor(slopes_of(n_heads)).view(-1, 1, 1) * distance + mask
