r"""
id: batch-for-length
see: explanation-usual-mistakes-and-where-they-happened-5
title: {en: The position was read off the batch axis, zh: 位置取自 batch 维}
text:
  en: >-
    You used the size of the first axis. In [B, H, T, D] the tokens are axis 2, k_cache.shape[2]. With a batch
    as large as the cache is long nothing shows.
  zh: "你用的是第一维的大小。在 [B, H, T, D] 里，token 是第 2 维，即 k_cache.shape[2]。batch 大小恰好等\
    于缓存长度时，什么也看不出来。"
"""

import torch


def decode_step(q, k_new, v_new, k_cache, v_cache, base=10000.0):
    T, D = k_cache.shape[0], k_cache.shape[3]
    theta = base ** (-torch.arange(0, D, 2) / D)

    def rotate(x, m):
        cos, sin = (m * theta).cos(), (m * theta).sin()
        a, b = x.chunk(2, dim=-1)
        return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)

    k_cache = torch.cat((k_cache, rotate(k_new, T)), dim=2)
    v_cache = torch.cat((v_cache, v_new), dim=2)
    group = q.shape[1] // k_cache.shape[1]
    k, v = k_cache.repeat_interleave(group, dim=1), v_cache.repeat_interleave(group, dim=1)
    scores = rotate(q, T) @ k.transpose(-1, -2) / D**0.5
    return scores.softmax(dim=-1) @ v, k_cache, v_cache
