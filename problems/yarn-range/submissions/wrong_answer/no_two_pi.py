r"""
id: no-two-pi
see: explanation-usual-mistakes-2
title: {en: A turn was counted as one radian, zh: 把 1 弧度当成了一圈}
text:
  en: >-
    2π is missing: you solved L0·θ = r, which counts radians. A turn is 2π radians long. Your indices are too
    large, and about six times slower pairs are taken for fast ones.
  zh: "漏了 2π：你解的是 L0·θ = r，数的是弧度。一圈是 2π 弧度。这样算出的下标偏大，慢了大约六倍的维度对\
    也被当成快的。"
"""

import math


def yarn_correction_range(dim, base, original_max, beta_fast=32.0, beta_slow=1.0, truncate=True):
    def index(turns):
        return dim * math.log(original_max / turns) / (2 * math.log(base))

    low, high = index(beta_fast), index(beta_slow)
    if truncate:
        low, high = math.floor(low), math.ceil(high)
    return max(low, 0), min(high, dim - 1)
