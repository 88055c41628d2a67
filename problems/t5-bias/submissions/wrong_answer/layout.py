r"""
id: layout
see: explanation-usual-mistakes-3
title: {en: The heads stand in the last axis, zh: 头维放在了最后}
text:
  en: >-
    The result has the shape [1, q, k, H]. Scores are [B, H, q, k], so the heads belong before the queries:
    permute(2, 0, 1). Where H, q and k are the same number, only the values tell.
  zh: "返回值的形状是 [1, q, k, H]。得分是 [B, H, q, k]，头维应当在 query 维之前：permute(2, 0, 1)。H、q、k 相等时，\
    只有数值能看出区别。"
"""

import math

import torch


def t5_bias(table, q_len, k_len, bidirectional=True, max_distance=128):
    j = torch.arange(k_len)
    rel = j - j[k_len - q_len :, None]
    buckets = table.shape[0]
    if bidirectional:
        n = buckets // 2
        start, r = n * (rel > 0), rel.abs()
    else:
        n, start, r = buckets, 0, (-rel).clamp(min=0)
    e = n // 2
    steps = (r.clamp(min=1) / e).log() / math.log(max_distance / e) * (n - e)
    bucket = start + torch.where(r < e, r, (e + steps.long()).clamp(max=n - 1))
    return table[bucket][None]
