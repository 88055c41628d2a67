r"""
id: dimension-not-pair
see: statement-formula
title: {en: "Indices count dimensions, not pairs", zh: 下标数的是维度，不是维度对}
text:
  en: >-
    You divided by ln(base) instead of 2 ln(base), so the index is twice too large: it numbers the single
    dimensions of the adjacent layout. θ_i has the exponent -2i/d, and the 2 stays with the logarithm of the
    base.
  zh: "你除以的是 ln(base) 而不是 2 ln(base)，下标大了一倍：那是相邻布局中单个维度的编号。θ_i 的指数是 \
    -2i/d，这个 2 要和 base 的对数留在一起。"
"""

import math


def yarn_correction_range(dim, base, original_max, beta_fast=32.0, beta_slow=1.0, truncate=True):
    def index(turns):
        return dim * math.log(original_max / (2 * math.pi * turns)) / math.log(base)

    low, high = index(beta_fast), index(beta_slow)
    if truncate:
        low, high = math.floor(low), math.ceil(high)
    return max(low, 0), min(high, dim - 1)
