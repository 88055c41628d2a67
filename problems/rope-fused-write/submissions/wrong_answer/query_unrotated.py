r"""
id: query-unrotated
see: statement-formula
title: {en: Queries were returned without rotation, zh: 返回的 query 没有旋转}
text:
  en: >-
    The caches are right, but the result holds raw queries. The score of query and key then depends on the key's
    absolute position.
  zh: "缓存是对的，返回的却是未旋转的 query。这样得分取决于 key 的绝对位置。"
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

    k_cache[slots] = rotate(k, positions)
    v_cache[slots] = v
    return q.clone()
