r"""
id: no-guard
see: explanation-usual-mistakes-3
title: {en: "A context that does not grow is scaled, too", zh: 上下文没有变长，也做了缩放}
text:
  en: >-
    For s below 1 the logarithm is negative and your factor less than 1. The formula was fitted for longer
    contexts; from s = 1 downwards the factor is 1.
  zh: "s 小于 1 时对数为负，你的系数就小于 1。这个公式是为更长的上下文拟合的，s 不超过 1 时系数就是 1。"
"""

import math


def yarn_attention_factor(factor, mscale=None, mscale_all_dim=None, attention_factor=None):
    def g(s, m=1.0):
        return 0.1 * m * math.log(s) + 1.0

    if attention_factor is not None:
        return attention_factor
    if mscale and mscale_all_dim:
        return g(factor, mscale) / g(factor, mscale_all_dim)
    return g(factor)
