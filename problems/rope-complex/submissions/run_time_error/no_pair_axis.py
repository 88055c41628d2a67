"""view_as_complex wants a last axis of size 2; here it is still d."""

import torch


def rope_complex(x, pos, base=10000.0):
    angle = pos[:, None] * base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    z = torch.view_as_complex(x)
    return torch.view_as_real(z * torch.polar(torch.ones_like(angle), angle)).flatten(-2)
