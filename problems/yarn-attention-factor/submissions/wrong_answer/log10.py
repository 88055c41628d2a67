r"""
id: log10
see: statement-formula
title: {en: A logarithm to base 10, zh: 用了以 10 为底的对数}
text:
  en: >-
    The logarithm in the formula is the natural one, math.log. With math.log10 a factor of 4 gives 1.060 instead
    of 1.139.
  zh: "公式里是自然对数，用 math.log。换成 math.log10，倍数 4 得到的是 1.060，而不是 1.139。"
"""

import math


def yarn_attention_factor(factor, mscale=None, mscale_all_dim=None, attention_factor=None):
    def g(s, m=1.0):
        return 0.1 * m * math.log10(s) + 1.0 if s > 1 else 1.0

    if attention_factor is not None:
        return attention_factor
    if mscale and mscale_all_dim:
        return g(factor, mscale) / g(factor, mscale_all_dim)
    return g(factor)
