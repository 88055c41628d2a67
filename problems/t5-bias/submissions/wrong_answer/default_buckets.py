r"""
id: default-buckets
see: explanation-usual-mistakes-5
title: {en: Always 32 buckets, zh: 始终按 32 个桶算}
text:
  en: >-
    The number of buckets is fixed at 32, the default of T5. It is the number of rows of the table; with more rows
    yours leaves some unused, and all logarithmic buckets are different.
  zh: "桶数固定成了 T5 的默认值 32。桶数应当是表的行数；行数更多时，你会有一些行用不到，对数桶也全都不同。"
"""

import math

import torch


def t5_bias(table, q_len, k_len, bidirectional=True, max_distance=128):
    j = torch.arange(k_len)
    rel = j - j[k_len - q_len :, None]
    buckets = 32
    if bidirectional:
        n = buckets // 2
        start, r = n * (rel > 0), rel.abs()
    else:
        n, start, r = buckets, 0, (-rel).clamp(min=0)
    e = n // 2
    steps = (r.clamp(min=1) / e).log() / math.log(max_distance / e) * (n - e)
    bucket = start + torch.where(r < e, r, (e + steps.long()).clamp(max=n - 1))
    return table[bucket].permute(2, 0, 1)[None]
