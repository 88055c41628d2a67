r"""
id: no-halving
see: explanation-usual-mistakes-3
title: {en: Both sides got all of the buckets, zh: 每一侧都用了全部的桶}
text:
  en: >-
    In the bidirectional case num_buckets was not halved before the distances were sorted, so buckets run up to 2 ·
    num_buckets - 1 and out of the table. Each side has num_buckets // 2.
  zh: "双向时，在给距离分桶之前没有把 num_buckets 减半，于是桶号一直到 2 · num_buckets - 1，超出了表。每一侧只有 \
    num_buckets // 2 个桶。"
"""

import math

import torch


def t5_bucket(rel, bidirectional=True, num_buckets=32, max_distance=128):
    n = num_buckets
    start, r = (n * (rel > 0), rel.abs()) if bidirectional else (0, (-rel).clamp(min=0))
    e = n // 2
    steps = (r.clamp(min=1) / e).log() / math.log(max_distance / e) * (n - e)
    return start + torch.where(r < e, r, (e + steps.long()).clamp(max=n - 1))
