r"""
id: off-by-one
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: The new token was put at position T + 1, zh: 新 token 被放到了位置 T + 1}
text:
  en: >-
    You counted the new token before you asked for its position. T tokens are cached at 0 … T-1, so the next
    position is T. For an empty cache it must be 0.
  zh: "你先把新 token 数进去，再问位置。缓存里的 T 个 token 位于 0 到 T-1，下一个位置是 T。缓存为空时，\
    它应当是 0。"
"""

import torch


def decode_step(q, k_new, v_new, k_cache, v_cache, base=10000.0):
    T, D = k_cache.shape[2:]
    theta = base ** (-torch.arange(0, D, 2) / D)

    def rotate(x, m):
        cos, sin = (m * theta).cos(), (m * theta).sin()
        a, b = x.chunk(2, dim=-1)
        return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)

    k_cache = torch.cat((k_cache, rotate(k_new, T + 1)), dim=2)
    v_cache = torch.cat((v_cache, v_new), dim=2)
    group = q.shape[1] // k_cache.shape[1]
    k, v = k_cache.repeat_interleave(group, dim=1), v_cache.repeat_interleave(group, dim=1)
    scores = rotate(q, T + 1) @ k.transpose(-1, -2) / D**0.5
    return scores.softmax(dim=-1) @ v, k_cache, v_cache
