"""First half real, second half imaginary."""

import torch


def rope_half(x, pos, base=10000.0):
    n = x.shape[-1] // 2
    angle = pos.unsqueeze(-1) * base ** (-torch.arange(n) / n)
    z = torch.complex(x[..., :n], x[..., n:]) * torch.polar(torch.ones_like(angle), angle)
    return torch.cat((z.real, z.imag), dim=-1)
