r"""
id: clip-only
see: explanation-usual-mistakes-6
title: {en: "Distances are clipped, without logarithms", zh: 只做了截断，没有取对数}
text:
  en: >-
    Every distance keeps a bucket of its own up to n - 1, and all others share the last. That is Shaw's clipping.
    Only distances below n // 2 are exact in T5; the other half of the buckets is spread logarithmically up to
    max_distance.
  zh: "距离在 n - 1 以内各占一个桶，其余全归最后一个，那是 Shaw 的截断。T5 里只有小于 n // 2 的距离各占一个桶，另一\
    半桶按对数一直铺到 max_distance。"
"""


def t5_bucket(rel, bidirectional=True, num_buckets=32, max_distance=128):
    if bidirectional:
        n = num_buckets // 2
        start, r = n * (rel > 0), rel.abs()
    else:
        n, start, r = num_buckets, 0, (-rel).clamp(min=0)
    return start + r.clamp(max=n - 1)
