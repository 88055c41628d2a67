r"""
id: groups-in-turn
see: explanation-usual-mistakes-and-where-they-happened-4
title: {en: Query heads took the key heads in turn, zh: query 头轮流使用 key 头}
text:
  en: >-
    With repeat the heads come as 0, 1, 0, 1, …; neighbouring query heads have to share a key head: 0, 0, 1, 1,
    …. That is repeat_interleave. With as many key heads as query heads, or with a single one, both are the
    same.
  zh: "repeat 得到的次序是 0、1、0、1……；应当是相邻的 query 头共用一个 key 头：0、0、1、1……，也就是 repeat_in\
    terleave。key 头与 query 头一样多，或者只有一个 key 头时，两者没有区别。"
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
    k, v = k_cache.repeat(1, group, 1, 1), v_cache.repeat(1, group, 1, 1)
    scores = rotate(q, T) @ k.transpose(-1, -2) / D**0.5
    return scores.softmax(dim=-1) @ v, k_cache, v_cache
