r"""
id: qkv-overwritten
see: explanation-usual-mistakes-4
title: {en: The rotation was done inside qkv, zh: 在 qkv 里面做了旋转}
text:
  en: >-
    Result and caches are right, but the rotated numbers were written into qkv as well. Views of qkv are qkv.
    Here it must stay as it is.
  zh: "返回值和缓存都对，但旋转后的数也写进了 qkv。qkv 的视图就是 qkv 本身，而本题要求它保持不变。"
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

    q.copy_(rotate(q, positions))
    k.copy_(rotate(k, positions))
    k_cache[slots] = k
    v_cache[slots] = v
    return q.clone()
