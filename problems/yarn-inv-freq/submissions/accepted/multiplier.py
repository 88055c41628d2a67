"""One multiplier per pair, float32 throughout, exponents through exp and log."""

import math

import torch


def yarn_inv_freq(dim, base, factor, original_max, beta_fast=32.0, beta_slow=1.0):
    scale = dim / (2 * math.log(base))
    low = max(0, math.floor(scale * math.log(original_max / beta_fast / math.tau)))
    high = min(dim - 1, math.ceil(scale * math.log(original_max / beta_slow / math.tau)))
    i = torch.arange(dim // 2, dtype=torch.float32)
    ramp = torch.clip((i - low) / max(high - low, 1e-3), 0.0, 1.0)
    return torch.exp(-i / scale) * (1 - ramp * (1 - 1 / factor))
