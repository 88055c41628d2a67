"""Queries grouped by key head instead of keys repeated."""

import torch


def decode_step(q, k_new, v_new, k_cache, v_cache, base=10000.0):
    B, Hk, T, D = k_cache.shape
    angle = T / base ** (torch.arange(D // 2) * 2 / D)
    unit = torch.polar(torch.ones_like(angle), angle)

    def turn(x):
        z = torch.complex(x[..., : D // 2], x[..., D // 2 :]) * unit
        return torch.cat((z.real, z.imag), dim=-1)

    keys = torch.cat([k_cache, turn(k_new)], dim=2)
    values = torch.cat([v_cache, v_new], dim=2)
    grouped = turn(q).reshape(B, Hk, -1, D)
    weights = torch.softmax(torch.einsum("bhgd,bhtd->bhgt", grouped, keys) * D**-0.5, dim=-1)
    out = torch.einsum("bhgt,bhtd->bhgd", weights, values)
    return out.reshape(B, -1, 1, D), keys, values
