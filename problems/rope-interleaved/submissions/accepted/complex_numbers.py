"""Pairs as complex numbers, times e^{i m theta}."""

import torch


def rope_interleaved(x, positions, base=10000.0):
    n = x.shape[-1] // 2
    angle = positions.unsqueeze(-1) * base ** (-torch.arange(n) / n)
    z = torch.view_as_complex(x.reshape(*x.shape[:-1], n, 2))
    return torch.view_as_real(z * torch.polar(torch.ones_like(angle), angle)).flatten(-2)
