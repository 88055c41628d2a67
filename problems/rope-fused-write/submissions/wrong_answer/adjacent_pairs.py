r"""
id: adjacent-pairs
see: statement-formula
title: {en: Adjacent dimensions were paired, zh: 配成了相邻维度}
text:
  en: >-
    You rotated (0, 1), (2, 3), …; here dimension i is paired with i + D/2. With D = 2 both are the same.
  zh: "你转的是 (0, 1)、(2, 3)……，而这里第 i 维与第 i + D/2 维成对。D = 2 时两者相同。"
"""

import torch


def rope_and_write(qkv, positions, slots, k_cache, v_cache, n_q, n_kv, base=10000.0):
    D = k_cache.shape[-1]
    heads = qkv.view(len(qkv), -1, D)
    q, k, v = heads.split((n_q, n_kv, n_kv), dim=1)
    theta = base ** (-torch.arange(0, D, 2) / D)

    def rotate(x, p):
        angle = p[:, None, None] * theta
        a, b = x[..., 0::2], x[..., 1::2]
        turned = (a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos())
        return torch.stack(turned, dim=-1).flatten(-2)

    k_cache[slots] = rotate(k, positions)
    v_cache[slots] = v
    return rotate(q, positions)
