"""Complex numbers have no bfloat16: float32 inside, type_as at the end."""

import torch


def rope_half(x, pos, base=10000.0):
    a, b = x.float().chunk(2, dim=-1)
    n = a.shape[-1]
    angle = pos.unsqueeze(-1) * torch.pow(base, -torch.arange(n) / n)
    z = torch.complex(a, b) * torch.polar(torch.ones_like(angle), angle)
    return torch.cat((z.real, z.imag), dim=-1).type_as(x)
