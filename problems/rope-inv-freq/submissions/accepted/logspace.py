"""Evenly spaced exponents are what logspace is for."""

import torch


def inv_freq(head_dim, base=10000.0):
    n = head_dim // 2
    return torch.logspace(0, -(n - 1) / n, n, base=base, dtype=torch.float64).float()
