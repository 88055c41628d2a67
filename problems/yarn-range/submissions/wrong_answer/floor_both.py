r"""
id: floor-both
see: explanation-usual-mistakes-3
title: {en: Both ends were rounded down, zh: 两端都向下取整了}
text:
  en: >-
    low is right, high was rounded down as well (int does that to positive numbers). The upper end is rounded
    up, otherwise a pair that still makes more than one turn counts as slow.
  zh: "low 是对的，high 却也向下取整了（int 对正数就是这样）。上端应当向上取整，否则一个转了不止一圈的\
    维度对会被当成慢的。"
"""

import math


def yarn_correction_range(dim, base, original_max, beta_fast=32.0, beta_slow=1.0, truncate=True):
    def index(turns):
        return dim * math.log(original_max / (2 * math.pi * turns)) / (2 * math.log(base))

    low, high = index(beta_fast), index(beta_slow)
    if truncate:
        low, high = math.floor(low), math.floor(high)
    return max(low, 0), min(high, dim - 1)
