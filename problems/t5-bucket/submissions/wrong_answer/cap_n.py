r"""
id: cap-n
see: explanation-usual-mistakes-4
title: {en: The cap is n instead of n - 1, zh: 上限取成了 n 而不是 n - 1}
text:
  en: >-
    Buckets of one side count from 0 to n - 1. Your cap lets n through: for the past that is the future's first
    bucket, and for the future a row that does not exist.
  zh: "一侧的桶从 0 数到 n - 1。你的上限放过了 n：对过去来说，那是未来的第一个桶；对未来来说，那一行并不存在。"
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
    return start + torch.where(r < e, r, (e + steps.long()).clamp(max=n))
