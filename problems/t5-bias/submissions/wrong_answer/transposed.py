r"""
id: transposed
see: explanation-usual-mistakes-2
title: {en: Query minus key instead of key minus query, zh: query 减 key，减反了}
text:
  en: >-
    You sort i - j into buckets. rel is key minus query: positive for the future. An encoder then exchanges both
    sides, and a decoder puts all of its past into bucket 0.
  zh: "你拿 i - j 去分桶了。rel 是 key 减 query，未来为正。反过来的话，编码器两侧互换，解码器则把过去全放进第 0 个\
    桶。"
"""

import math

import torch


def t5_bias(table, q_len, k_len, bidirectional=True, max_distance=128):
    j = torch.arange(k_len)
    rel = j[k_len - q_len :, None] - j
    buckets = table.shape[0]
    if bidirectional:
        n = buckets // 2
        start, r = n * (rel > 0), rel.abs()
    else:
        n, start, r = buckets, 0, (-rel).clamp(min=0)
    e = n // 2
    steps = (r.clamp(min=1) / e).log() / math.log(max_distance / e) * (n - e)
    bucket = start + torch.where(r < e, r, (e + steps.long()).clamp(max=n - 1))
    return table[bucket].permute(2, 0, 1)[None]
