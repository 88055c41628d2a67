"""Tables of full width and rotate_half, einops-free."""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def rope_and_write(qkv, positions, slots, k_cache, v_cache, n_q, n_kv, base=10000.0):
    N, D = qkv.shape[0], k_cache.shape[-1]
    inv_freq = 1.0 / (base ** (torch.arange(0, D, 2).float() / D))
    freqs = positions.float()[:, None] * inv_freq
    emb = torch.cat((freqs, freqs), dim=-1)[:, None]
    q = qkv[:, : n_q * D].reshape(N, n_q, D)
    k = qkv[:, n_q * D : (n_q + n_kv) * D].reshape(N, n_kv, D)
    k_cache[slots] = k * emb.cos() + rotate_half(k) * emb.sin()
    v_cache[slots] = qkv[:, (n_q + n_kv) * D :].reshape(N, n_kv, D)
    return q * emb.cos() + rotate_half(q) * emb.sin()
