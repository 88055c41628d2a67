"""A copy of the cache whose halves are overwritten from the original; float64 inside."""

import math

import torch


def shift_keys(k_rot, delta, base=10000.0):
    half = k_rot.shape[-1] // 2
    theta = torch.exp(-torch.arange(half, dtype=torch.float64) / half * math.log(base))
    if torch.is_tensor(delta):
        delta = delta.double().unsqueeze(-1)
    cos, sin = torch.cos(theta * delta), torch.sin(theta * delta)
    out = k_rot.clone()
    out[..., :half] = k_rot[..., :half] * cos - k_rot[..., half:] * sin
    out[..., half:] = k_rot[..., half:] * cos + k_rot[..., :half] * sin
    return out
