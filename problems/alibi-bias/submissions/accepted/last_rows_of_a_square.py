"""The whole square of keys against keys, of which the last rows are kept."""

import torch


def alibi_bias(n_heads, q_len, k_len):
    c = 1
    while c * 2 <= n_heads:
        c *= 2
    h = torch.arange(n_heads, dtype=torch.float64)
    slopes = torch.exp2(-torch.where(h < c, 8 * (h + 1) / c, 4 * (2 * (h - c) + 1) / c)).float()
    t = torch.arange(k_len)
    square = torch.einsum("h,ij->hij", slopes, (t[None, :] - t[:, None]).float())
    past = torch.ones(k_len, k_len, dtype=torch.bool).tril()
    return torch.where(past, square, torch.tensor(float("-inf")))[:, -q_len:]
