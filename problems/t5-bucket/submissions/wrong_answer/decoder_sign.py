r"""
id: decoder-sign
see: explanation-usual-mistakes-2
title: {en: The decoder keeps the future, zh: 解码器保留的是未来}
text:
  en: >-
    Without bidirectional you measure max(rel, 0): the future gets buckets and all of the past is bucket 0. A
    decoder looks back; use max(-rel, 0).
  zh: "非双向时你取的是 max(rel, 0)：未来分到了桶，过去全成了第 0 个桶。解码器是往回看的，应当用 max(-rel, 0)。"
"""

import math

import torch


def t5_bucket(rel, bidirectional=True, num_buckets=32, max_distance=128):
    if bidirectional:
        n = num_buckets // 2
        start, r = n * (rel > 0), rel.abs()
    else:
        n, start, r = num_buckets, 0, rel.clamp(min=0)
    e = n // 2
    steps = (r.clamp(min=1) / e).log() / math.log(max_distance / e) * (n - e)
    return start + torch.where(r < e, r, (e + steps.long()).clamp(max=n - 1))
