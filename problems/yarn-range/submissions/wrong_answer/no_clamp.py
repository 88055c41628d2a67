r"""
id: no-clamp
see: statement-formula
title: {en: The ends were not clamped, zh: 两端没有做限制}
text:
  en: >-
    Negative indices, or indices beyond dim - 1, were returned as they are. With a short training length low is
    negative; the ramp would then begin before the first pair. low is at least 0, high at most dim - 1, whether
    or not truncate is set.
  zh: "负的下标，或者超过 dim - 1 的下标，你都原样返回了。训练长度短时 low 是负数，过渡就会从第一对之前\
    开始。不论 truncate 是真是假，low 至少为 0，high 至多为 dim - 1。"
"""

import math


def yarn_correction_range(dim, base, original_max, beta_fast=32.0, beta_slow=1.0, truncate=True):
    def index(turns):
        return dim * math.log(original_max / (2 * math.pi * turns)) / (2 * math.log(base))

    low, high = index(beta_fast), index(beta_slow)
    if truncate:
        low, high = math.floor(low), math.ceil(high)
    return low, high
