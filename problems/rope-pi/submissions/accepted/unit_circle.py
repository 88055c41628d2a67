"""Points on the unit circle as complex numbers, real and imaginary parts laid out twice."""

import torch


def pi_cos_sin(position_ids, dim, base, factor):
    n = dim // 2
    theta = torch.pow(torch.tensor(float(base)), -torch.arange(n) / n)
    angle = (position_ids / factor).unsqueeze(-1) * theta
    z = torch.polar(torch.ones_like(angle), angle)
    z = torch.cat((z, z), dim=-1)
    return z.real.clone(), z.imag.clone()
