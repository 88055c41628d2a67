"""Each frequency from the one before it; the least exact form in use."""

import torch


def pi_cos_sin(position_ids, dim, base, factor):
    ratio = base ** (-2.0 / dim)
    steps = torch.full((dim // 2,), ratio)
    steps[0] = 1.0 / factor
    theta = steps.cumprod(0)
    half = position_ids.unsqueeze(-1).float() * theta
    cos, sin = half.cos(), half.sin()
    return torch.stack((cos, cos), dim=-2).flatten(-2), torch.stack((sin, sin), dim=-2).flatten(-2)
