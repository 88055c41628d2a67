"""torch.lerp from the plain to the interpolated frequencies, in float64."""

import math

import torch


def yarn_inv_freq(dim, base, factor, original_max, beta_fast=32.0, beta_slow=1.0):
    turns = torch.tensor([beta_fast, beta_slow], dtype=torch.float64)
    ends = dim / 2 * torch.log(original_max / (2 * math.pi * turns)) / math.log(base)
    low = ends[0].floor().clamp(min=0)
    high = ends[1].ceil().clamp(max=dim - 1)
    i = torch.arange(dim // 2, dtype=torch.float64)
    ramp = torch.where(high == low, (i > low).double(), (i - low) / (high - low)).clamp(0, 1)
    theta = base ** (-2 * i / dim)
    return torch.lerp(theta, theta / factor, ramp).float()
