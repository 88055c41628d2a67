r"""
id: query-unrotated
see: statement-formula
title: {en: The query was not rotated, zh: query 没有旋转}
text:
  en: >-
    The keys stand at their positions and the query stays at 0: every distance comes out as the key's absolute
    position. Rotate q by T as well.
  zh: "key 都在各自的位置上，query 却停在 0：算出的“距离”其实是 key 的绝对位置。q 也要转到 T。"
"""

import torch


def decode_step(q, k_new, v_new, k_cache, v_cache, base=10000.0):
    T, D = k_cache.shape[2:]
    theta = base ** (-torch.arange(0, D, 2) / D)

    def rotate(x, m):
        cos, sin = (m * theta).cos(), (m * theta).sin()
        a, b = x.chunk(2, dim=-1)
        return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)

    k_cache = torch.cat((k_cache, rotate(k_new, T)), dim=2)
    v_cache = torch.cat((v_cache, v_new), dim=2)
    group = q.shape[1] // k_cache.shape[1]
    k, v = k_cache.repeat_interleave(group, dim=1), v_cache.repeat_interleave(group, dim=1)
    scores = q @ k.transpose(-1, -2) / D**0.5
    return scores.softmax(dim=-1) @ v, k_cache, v_cache
