"""cos and sin as real and imaginary part; frequencies through exp and log."""

import math

import torch


def rope_complex(x, pos, base=10000.0):
    n = x.shape[-1] // 2
    theta = torch.exp(torch.arange(n) * (-math.log(base) / n))
    angle = pos.float().unsqueeze(1) * theta
    z = torch.view_as_complex(x.contiguous().view(*x.shape[:-1], n, 2))
    return torch.view_as_real(z * torch.complex(angle.cos(), angle.sin())).reshape(x.shape)
