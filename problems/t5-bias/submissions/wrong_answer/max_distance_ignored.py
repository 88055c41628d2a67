r"""
id: max-distance-ignored
see: statement-formula
title: {en: max_distance is always 128, zh: max_distance 始终是 128}
text:
  en: >-
    The logarithmic buckets always end at 128, whatever max_distance says. Near distances are right, far ones are
    sorted wrongly when another value is passed.
  zh: "不管 max_distance 是多少，对数桶总是到 128 为止。近的距离没错；传入别的值时，远的距离就分错了。"
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
    steps = (r.clamp(min=1) / e).log() / math.log(128 / e) * (n - e)
    bucket = start + torch.where(r < e, r, (e + steps.long()).clamp(max=n - 1))
    return table[bucket].permute(2, 0, 1)[None]
