"""1 / base^(2i/d), the way model code spells it."""

import torch


def inv_freq(head_dim, base=10000.0):
    return 1.0 / (base ** (torch.arange(0, head_dim, 2, dtype=torch.int64).float() / head_dim))
