"""Scaling happens in a branch of its own; a short text never enters it."""

import torch


def dynamic_ntk_inv_freq(dim, base, factor, max_position, seq_len):
    if seq_len > max_position:
        base = base * ((factor * seq_len / max_position) - (factor - 1)) ** (dim / (dim - 2))
    return 1.0 / (base ** (torch.arange(0, dim, 2, dtype=torch.int64).float() / dim))
