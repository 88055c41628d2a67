r"""
id: round
see: explanation-usual-mistakes-5
title: {en: Rounded to nearest instead of down, zh: 四舍五入了，没有向下取整}
text:
  en: >-
    The logarithm is rounded to the nearest whole number, so every bucket begins half a bucket too early. Cut the
    fraction off, as .long() and floor do.
  zh: "对数被四舍五入到最近的整数，每个桶都提前半个桶开始。应当舍去小数部分，.long() 和 floor 就是这样。"
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
    return start + torch.where(r < e, r, (e + steps.round().long()).clamp(max=n - 1))
