"""A geometric series is a running product of its ratio."""

import torch


def alibi_slopes(n_heads):
    c = 1
    while c * 2 <= n_heads:
        c *= 2
    first = torch.full((c,), 2 ** (-8 / c), dtype=torch.float64).cumprod(0)
    ratio = torch.full((c,), 2 ** (-8 / c), dtype=torch.float64)
    ratio[0] = 2 ** (-4 / c)
    return torch.cat((first, ratio.cumprod(0)))[:n_heads].float()
