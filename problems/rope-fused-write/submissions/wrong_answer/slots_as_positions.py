r"""
id: slots-as-positions
see: explanation-usual-mistakes-1
title: {en: Keys and queries were rotated by their slot, zh: 按 slot 编号旋转了}
text:
  en: >-
    The slot says where a token is stored, not where it stands in its text. Rotated by slots, the same sentence
    gives other scores whenever the allocator hands out other slots.
  zh: "slot 说明 token 存在哪里，不是它在文本中的位置。按 slot 旋转，只要分配到的 slot 不同，同一句话的\
    得分就会不同。"
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

    k_cache[slots] = rotate(k, slots)
    v_cache[slots] = v
    return rotate(q, slots)
