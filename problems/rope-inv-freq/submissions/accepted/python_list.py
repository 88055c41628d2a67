"""Python floats, rounded once at the end."""

import torch


def inv_freq(head_dim, base=10000.0):
    return torch.tensor([base ** (-2 * i / head_dim) for i in range(head_dim // 2)], dtype=torch.float32)
