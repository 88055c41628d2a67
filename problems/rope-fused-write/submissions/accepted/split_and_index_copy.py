"""split for the parts, index_copy_ for the writing."""

import torch


def rope(x, positions, base):
    half = x.shape[-1] // 2
    angle = torch.outer(positions.float(), 1.0 / base ** (torch.arange(half) / half))[:, None]
    a, b = x[..., :half], x[..., half:]
    return torch.cat((a * angle.cos() - b * angle.sin(), b * angle.cos() + a * angle.sin()), dim=-1)


def rope_and_write(qkv, positions, slots, k_cache, v_cache, n_q, n_kv, base=10000.0):
    D = k_cache.size(-1)
    q, k, v = qkv.split((n_q * D, n_kv * D, n_kv * D), dim=-1)
    k_cache.index_copy_(0, slots, rope(k.reshape(-1, n_kv, D), positions, base))
    v_cache.index_copy_(0, slots, v.reshape(-1, n_kv, D))
    return rope(q.reshape(-1, n_q, D), positions, base)
