r"""
id: stored-unrotated
see: explanation-usual-mistakes-and-where-they-happened-3
title: {en: The new key was stored without its rotation, zh: 新的 key 没有旋转就存进了缓存}
text:
  en: >-
    This step's output is right, for you rotated the key for the score, but the cache received the raw key. From
    the next step on it is taken for a key at position 0. What you store must be what you used.
  zh: "这一步的输出是对的，因为算得分时你旋转了 key，但存进缓存的是没有旋转的 key。从下一步起，它会被当\
    成位置 0 的 key。存的应当就是用的那个。"
"""

import torch


def decode_step(q, k_new, v_new, k_cache, v_cache, base=10000.0):
    T, D = k_cache.shape[2:]
    theta = base ** (-torch.arange(0, D, 2) / D)

    def rotate(x, m):
        cos, sin = (m * theta).cos(), (m * theta).sin()
        a, b = x.chunk(2, dim=-1)
        return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)

    stored = torch.cat((k_cache, k_new), dim=2)
    k_cache = torch.cat((k_cache, rotate(k_new, T)), dim=2)
    v_cache = torch.cat((v_cache, v_new), dim=2)
    group = q.shape[1] // k_cache.shape[1]
    k, v = k_cache.repeat_interleave(group, dim=1), v_cache.repeat_interleave(group, dim=1)
    scores = rotate(q, T) @ k.transpose(-1, -2) / D**0.5
    return scores.softmax(dim=-1) @ v, stored, v_cache
