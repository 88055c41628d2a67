r"""
id: log-of-max-distance
see: explanation-usual-mistakes-7
title: {en: Divided by log(max_distance), zh: 除以了 log(max_distance)}
text:
  en: >-
    The denominator is log(max_distance / e), because the numerator is log(r / e). With log(max_distance) the last
    buckets are never reached at max_distance, and all logarithmic buckets are too wide.
  zh: "分子是 log(r / e)，分母就应当是 log(max_distance / e)。除以 log(max_distance)，到了 max_distance 也用不到最\
    后几个桶，所有对数桶都太宽。"
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
    steps = (r.clamp(min=1) / e).log() / math.log(max_distance) * (n - e)
    return start + torch.where(r < e, r, (e + steps.long()).clamp(max=n - 1))
