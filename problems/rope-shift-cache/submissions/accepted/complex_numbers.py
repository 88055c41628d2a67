"""Pairs as complex numbers; every shift is a unit number."""

import torch


def shift_keys(k_rot, delta, base=10000.0):
    n = k_rot.shape[-1] // 2
    theta = 1.0 / base ** (torch.arange(n, dtype=torch.float32) / n)
    shift = torch.as_tensor(delta, dtype=torch.float32).reshape(-1, 1)
    unit = torch.polar(torch.ones(1, n), shift * theta)
    z = torch.complex(k_rot[..., :n].float(), k_rot[..., n:].float()) * unit
    return torch.cat((z.real, z.imag), dim=-1).to(k_rot.dtype)
