r"""
id: sign
see: explanation-usual-mistakes-1
title: {en: Future and past are exchanged, zh: 未来和过去互换了}
text:
  en: >-
    You put the past into the upper half of the buckets. rel is key minus query, so rel > 0 is the future, and the
    future starts at n. In a decoder your code is right.
  zh: "你把过去放进了后一半的桶。rel 是 key 减 query，rel > 0 是未来，从第 n 个桶开始的应当是未来。解码器那一支你写\
    得没错。"
"""

import math

import torch


def t5_bucket(rel, bidirectional=True, num_buckets=32, max_distance=128):
    if bidirectional:
        n = num_buckets // 2
        start, r = n * (rel < 0), rel.abs()
    else:
        n, start, r = num_buckets, 0, (-rel).clamp(min=0)
    e = n // 2
    steps = (r.clamp(min=1) / e).log() / math.log(max_distance / e) * (n - e)
    return start + torch.where(r < e, r, (e + steps.long()).clamp(max=n - 1))
