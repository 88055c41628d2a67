"""view_as_complex on a tensor whose last axis was not taken apart: the size there is d and not 2."""

import torch


def rope_interleaved(x, positions, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = positions[:, None] * theta
    z = torch.view_as_complex(x)
    return torch.view_as_real(z * torch.polar(torch.ones_like(angle), angle)).flatten(-2)
