r"""
id: value-rotated
see: statement-formula
title: {en: "The value was rotated, too", zh: value 也被转了}
text:
  en: >-
    Only query and key are rotated, so that their product knows the distance. A value carries content; rotated,
    it enters the sum at a different angle for every position.
  zh: "只有 query 和 key 需要旋转，它们的内积才知道距离。value 承载的是内容；转了之后，不同位置的 value \
    以不同的角度加到一起。"
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
    v_cache = torch.cat((v_cache, rotate(v_new, T)), dim=2)
    group = q.shape[1] // k_cache.shape[1]
    k, v = k_cache.repeat_interleave(group, dim=1), v_cache.repeat_interleave(group, dim=1)
    scores = rotate(q, T) @ k.transpose(-1, -2) / D**0.5
    return scores.softmax(dim=-1) @ v, k_cache, v_cache
