r"""
id: betas-swapped
see: explanation-usual-mistakes-1
title: {en: low and high were exchanged, zh: low 和 high 弄反了}
text:
  en: >-
    low came from beta_slow and high from beta_fast. Fast pairs, with many turns, have the small indices: the
    pair that makes 32 turns comes before the one that makes a single turn. Your range is turned round, low >
    high.
  zh: "low 用了 beta_slow，high 用了 beta_fast。转得快、圈数多的维度对下标小：转 32 圈的那一对，排在只\
    转 1 圈的那一对前面。你的区间是倒着的，low > high。"
"""

import math


def yarn_correction_range(dim, base, original_max, beta_fast=32.0, beta_slow=1.0, truncate=True):
    def index(turns):
        return dim * math.log(original_max / (2 * math.pi * turns)) / (2 * math.log(base))

    low, high = index(beta_slow), index(beta_fast)
    if truncate:
        low, high = math.floor(low), math.ceil(high)
    return max(low, 0), min(high, dim - 1)
