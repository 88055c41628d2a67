"""From the tokens that exceed the training length, in float64."""

import torch


def dynamic_ntk_inv_freq(dim, base, factor, max_position, seq_len):
    excess = torch.tensor(seq_len - max_position, dtype=torch.float64).clamp(min=0)
    alpha = 1 + factor * excess / max_position
    i = torch.arange(dim // 2, dtype=torch.float64)
    return ((base * alpha ** (dim / (dim - 2))) ** (-2 * i / dim)).float()
