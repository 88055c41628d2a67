r"""
id: always-truncated
see: statement-formula
title: {en: "truncate=False was ignored", zh: "没有理会 truncate=False"}
text:
  en: >-
    You always round. gpt-oss says truncate: false in its configuration and uses the real indices; rounding
    changes its frequencies by up to several percent. Round only if truncate is true, clamp in both cases.
  zh: "你总是取整。gpt-oss 的配置写着 truncate: false，用的是实数下标；取整会让它的频率差出好几个百分点。\
    只有 truncate 为真时才取整，而限制范围两种情况都要做。"
"""

import math


def yarn_correction_range(dim, base, original_max, beta_fast=32.0, beta_slow=1.0, truncate=True):
    def index(turns):
        return dim * math.log(original_max / (2 * math.pi * turns)) / (2 * math.log(base))

    low, high = math.floor(index(beta_fast)), math.ceil(index(beta_slow))
    return max(low, 0), min(high, dim - 1)
