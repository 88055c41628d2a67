r"""
id: no-offset
see: explanation-usual-mistakes-1
title: {en: Queries begin at position 0, zh: query 从位置 0 开始}
text:
  en: >-
    Query row a was put at position a instead of k_len - q_len + a. Squares do not show it. While decoding, your
    only query stands at 0 and has all keys in its future; it stands at the end.
  zh: "第 a 行的 query 被放在了位置 a，应当是 k_len - q_len + a。方阵看不出来。解码时，你唯一的 query 站在 0，所有 \
    key 都在它的未来；其实它站在末尾。"
"""

import math

import torch


def t5_bias(table, q_len, k_len, bidirectional=True, max_distance=128):
    j = torch.arange(k_len)
    rel = j - torch.arange(q_len)[:, None]
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
