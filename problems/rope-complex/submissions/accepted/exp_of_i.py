"""torch.exp of an imaginary number, and a complex number built from its parts."""

import torch


def rope_complex(x, pos, base=10000.0):
    inv_freq = 1.0 / base ** (torch.arange(0, x.shape[-1], 2).float() / x.shape[-1])
    unit = torch.exp(1j * torch.outer(pos.float(), inv_freq))
    z = torch.complex(x[..., 0::2], x[..., 1::2]) * unit
    return torch.stack((z.real, z.imag), dim=-1).flatten(-2)
