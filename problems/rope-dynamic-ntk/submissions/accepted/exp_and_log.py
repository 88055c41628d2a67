"""A sum of logarithms in float32."""

import math

import torch


def dynamic_ntk_inv_freq(dim, base, factor, max_position, seq_len):
    grown = max(seq_len - max_position, 0) / max_position
    log_base = math.log(base) + math.log1p(factor * grown) * dim / (dim - 2)
    return torch.exp(torch.arange(0, -dim, -2).float() / dim * log_base)
