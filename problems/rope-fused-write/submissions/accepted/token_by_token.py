"""A loop over the tokens, as one block of a kernel would see it."""

import torch


def rope_and_write(qkv, positions, slots, k_cache, v_cache, n_q, n_kv, base=10000.0):
    D = k_cache.shape[-1]
    theta = base ** (-torch.arange(0, D, 2) / D)
    queries = torch.empty(len(qkv), n_q, D)
    for row, p, slot, out in zip(qkv, positions.tolist(), slots.tolist(), queries, strict=True):
        heads = row.reshape(-1, D)
        cos, sin = torch.cos(p * theta), torch.sin(p * theta)
        a, b = heads[: n_q + n_kv].chunk(2, dim=-1)
        turned = torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)
        out.copy_(turned[:n_q])
        k_cache[slot].copy_(turned[n_q:])
        v_cache[slot].copy_(heads[n_q + n_kv :])
    return queries
