"""In float64, rounded once."""

import torch


def wavelengths(head_dim, base=10000.0):
    theta = torch.pow(base, -torch.arange(0, head_dim, 2, dtype=torch.float64) / head_dim)
    return (2 * torch.pi * theta.reciprocal()).to(torch.float32)
