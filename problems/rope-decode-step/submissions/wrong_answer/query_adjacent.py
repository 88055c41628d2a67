r"""
id: query-adjacent
see: statement-formula
title: {en: The query was rotated in the adjacent layout, zh: query 用了相邻布局旋转}
text:
  en: >-
    The keys pair i with i + D/2, your query pairs neighbours. The scores then mix different planes. It happens
    when prefill and decoding come from different libraries.
  zh: "key 的第 i 维与第 i + D/2 维成对，你的 query 却是相邻两维成对，得分就把不同的平面混在了一起。预\
    填充和解码出自不同的库时会发生这种事。"
"""

import torch


def decode_step(q, k_new, v_new, k_cache, v_cache, base=10000.0):
    T, D = k_cache.shape[2:]
    theta = base ** (-torch.arange(0, D, 2) / D)

    def rotate(x, m):
        cos, sin = (m * theta).cos(), (m * theta).sin()
        a, b = x.chunk(2, dim=-1)
        return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)

    a, b = q[..., 0::2], q[..., 1::2]
    cos, sin = (T * theta).cos(), (T * theta).sin()
    turned = torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)
    k_cache = torch.cat((k_cache, rotate(k_new, T)), dim=2)
    v_cache = torch.cat((v_cache, v_new), dim=2)
    group = q.shape[1] // k_cache.shape[1]
    k, v = k_cache.repeat_interleave(group, dim=1), v_cache.repeat_interleave(group, dim=1)
    scores = turned @ k.transpose(-1, -2) / D**0.5
    return scores.softmax(dim=-1) @ v, k_cache, v_cache
