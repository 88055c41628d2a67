r"""
id: value-rotated
see: explanation-usual-mistakes-5
title: {en: "Values were rotated, too", zh: value 也被转了}
text:
  en: >-
    Only queries and keys are rotated. It happens easily here, because all three come out of one matrix.
  zh: "只有 query 和 key 需要旋转。三者出自同一个矩阵，在这里很容易顺手全转了。"
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
    v_cache[slots] = rotate(v, positions)
    return rotate(q, positions)
