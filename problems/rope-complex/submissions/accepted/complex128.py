"""Everything in complex128, rounded once at the end."""

import torch


def rope_complex(x, pos, base=10000.0):
    j = torch.arange(x.shape[-1] // 2, dtype=torch.float64)
    angle = pos.double()[:, None] * base ** (-2 * j / x.shape[-1])
    z = torch.view_as_complex(x.double().unflatten(-1, (-1, 2)))
    return torch.view_as_real(z * torch.polar(torch.ones_like(angle), angle)).flatten(-2).float()
