r"""
id: key-unrotated
see: statement-formula
title: {en: Keys were stored without rotation, zh: key 没有旋转就存进了缓存}
text:
  en: >-
    The cache holds raw keys now. Attention will compare them with rotated queries, so that every key seems to
    stand at position 0.
  zh: "缓存里存的是未旋转的 key。注意力会拿它们与旋转过的 query 相比，于是每个 key 都像在位置 0。"
"""

import torch


def rope_and_write(qkv, positions, slots, k_cache, v_cache, n_q, n_kv, base=10000.0):
    D = k_cache.shape[-1]
    heads = qkv.view(len(qkv), -1, D)
    q, k, v = heads.split((n_q, n_kv, n_kv), dim=1)
    theta = base ** (-torch.arange(0, D, 2) / D)

    def rotate(x, p):
        angle = p[:, None, None] * theta
        a, b = x.chunk(2, dim=-1)
        return torch.cat((a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos()), dim=-1)

    k_cache[slots] = k
    v_cache[slots] = v
    return rotate(q, positions)
