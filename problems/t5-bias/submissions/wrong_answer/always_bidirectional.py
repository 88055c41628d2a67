r"""
id: always-bidirectional
see: explanation-usual-mistakes-4
title: {en: "A decoder got the encoder's buckets", zh: 解码器用了编码器的桶}
text:
  en: >-
    The flag is ignored: buckets are always those of an encoder. A decoder has all of the buckets for the past; with
    yours half of its table is never used, and the other half is too coarse.
  zh: "没有理会开关，一律用编码器的分法。解码器的桶全部给过去；按你的写法，表有一半永远用不到，另一半又太粗。"
"""

import math

import torch


def t5_bias(table, q_len, k_len, bidirectional=True, max_distance=128):
    j = torch.arange(k_len)
    rel = j - j[k_len - q_len :, None]
    buckets = table.shape[0]
    n = buckets // 2
    start, r = n * (rel > 0), rel.abs()
    e = n // 2
    steps = (r.clamp(min=1) / e).log() / math.log(max_distance / e) * (n - e)
    bucket = start + torch.where(r < e, r, (e + steps.long()).clamp(max=n - 1))
    return table[bucket].permute(2, 0, 1)[None]
