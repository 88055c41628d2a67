"""rotate_half with tables of full width, keys and values expanded for the groups."""

import math

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def repeat_kv(x, n):
    batch, heads, tokens, dim = x.shape
    return x[:, :, None].expand(batch, heads, n, tokens, dim).reshape(batch, heads * n, tokens, dim)


def decode_step(q, k_new, v_new, k_cache, v_cache, base=10000.0):
    dim = q.shape[-1]
    inv_freq = 1.0 / (base ** (torch.arange(0, dim, 2).float() / dim))
    freqs = inv_freq * k_cache.shape[-2]
    emb = torch.cat((freqs, freqs))
    cos, sin = emb.cos(), emb.sin()
    q = q * cos + rotate_half(q) * sin
    k_cache = torch.cat((k_cache, k_new * cos + rotate_half(k_new) * sin), dim=-2)
    v_cache = torch.cat((v_cache, v_new), dim=-2)
    n = q.shape[1] // k_cache.shape[1]
    weights = torch.matmul(q, repeat_kv(k_cache, n).transpose(2, 3)) / math.sqrt(dim)
    return torch.matmul(weights.softmax(dim=-1), repeat_kv(v_cache, n)), k_cache, v_cache
