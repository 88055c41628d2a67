r"""
id: three-equal-parts
see: explanation-usual-mistakes-2
title: {en: qkv was split into three equal parts, zh: 把 qkv 平分成了三份}
text:
  en: >-
    With fewer key heads than query heads the parts have different widths: n_q, n_kv and n_kv heads. Three equal
    parts take some queries for keys.
  zh: "key 头少于 query 头时，三部分的宽度不同：n_q、n_kv、n_kv 个头。平分成三份，就把一部分 query 当成了 ke\
    y。"
"""

import torch


def rope_and_write(qkv, positions, slots, k_cache, v_cache, n_q, n_kv, base=10000.0):
    D = k_cache.shape[-1]
    heads = qkv.view(len(qkv), -1, D)
    third = heads.shape[1] // 3
    q, k, v = heads[:, :third], heads[:, third : third + n_kv], heads[:, 2 * third : 2 * third + n_kv]
    theta = base ** (-torch.arange(0, D, 2) / D)

    def rotate(x, p):
        angle = p[:, None, None] * theta
        a, b = x.chunk(2, dim=-1)
        return torch.cat((a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos()), dim=-1)

    k_cache[slots] = rotate(k, positions)
    v_cache[slots] = v
    return rotate(q, positions)
