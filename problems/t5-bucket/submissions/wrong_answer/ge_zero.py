r"""
id: ge-zero
see: explanation-usual-mistakes-1
title: {en: Distance 0 counts as the future, zh: 把距离 0 算成了未来}
text:
  en: >-
    You add n for rel >= 0. A token's own position belongs to bucket 0; only rel > 0 is the future. Everything but
    rel = 0 is right.
  zh: "你对 rel >= 0 加了 n。token 自己的位置属于第 0 个桶，只有 rel > 0 才是未来。除了 rel = 0，其余都对。"
"""

import math

import torch


def t5_bucket(rel, bidirectional=True, num_buckets=32, max_distance=128):
    if bidirectional:
        n = num_buckets // 2
        start, r = n * (rel >= 0), rel.abs()
    else:
        n, start, r = num_buckets, 0, (-rel).clamp(min=0)
    e = n // 2
    steps = (r.clamp(min=1) / e).log() / math.log(max_distance / e) * (n - e)
    return start + torch.where(r < e, r, (e + steps.long()).clamp(max=n - 1))
