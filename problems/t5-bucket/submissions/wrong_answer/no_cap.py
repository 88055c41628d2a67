r"""
id: no-cap
see: explanation-usual-mistakes-4
title: {en: Far distances leave the table, zh: 太远的距离超出了表}
text:
  en: >-
    The logarithmic branch is not capped. From max_distance on it exceeds n - 1: into the other side's buckets or
    beyond the table. Take the minimum with n - 1.
  zh: "对数那一支没有设上限。从 max_distance 起就会超过 n - 1，跑进另一侧的桶或者表外。要与 n - 1 取最小值。"
"""

import math

import torch


def t5_bucket(rel, bidirectional=True, num_buckets=32, max_distance=128):
    if bidirectional:
        n = num_buckets // 2
        start, r = n * (rel > 0), rel.abs()
    else:
        n, start, r = num_buckets, 0, (-rel).clamp(min=0)
    e = n // 2
    steps = (r.clamp(min=1) / e).log() / math.log(max_distance / e) * (n - e)
    return start + torch.where(r < e, r, e + steps.long())
