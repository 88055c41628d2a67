"""torch.complex has no bfloat16."""

import torch


def rope_half(x, pos, base=10000.0):
    a, b = x.chunk(2, dim=-1)
    n = a.shape[-1]
    angle = pos.unsqueeze(-1) * base ** (-torch.arange(n) / n)
    z = torch.complex(a, b) * torch.polar(torch.ones_like(angle), angle)
    return torch.cat((z.real, z.imag), dim=-1).to(x.dtype)
