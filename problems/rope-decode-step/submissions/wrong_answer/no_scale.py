r"""
id: no-scale
see: statement-formula
title: {en: The scores were not divided by sqrt(D), zh: 得分没有除以 sqrt(D)}
text:
  en: >-
    Everything is rotated and stored right, but the scores lack 1/sqrt(D), so the softmax is far too sharp.
  zh: "旋转和存储都对，但得分没有除以 sqrt(D)，softmax 过于尖锐。"
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
    scores = rotate(q, T) @ k.transpose(-1, -2)
    return scores.softmax(dim=-1) @ v, k_cache, v_cache
