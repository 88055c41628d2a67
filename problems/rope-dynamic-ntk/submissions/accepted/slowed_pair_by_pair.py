"""Plain frequencies, each divided by its share of the slowing."""

import torch


def dynamic_ntk_inv_freq(dim, base, factor, max_position, seq_len):
    ratio = max(seq_len / max_position, 1.0)
    alpha = factor * (ratio - 1) + 1
    i = torch.arange(dim // 2)
    plain = torch.pow(torch.tensor(float(base)), -2 * i / dim)
    return plain * alpha ** (-2 * i / (dim - 2))
