r"""
id: square-root
see: explanation-usual-mistakes-1
title: {en: A square root was taken of the factor, zh: 系数又开了一次方}
text:
  en: >-
    The paper's formula is for sqrt(1/t) already, where t is the temperature of the softmax: sqrt(1/t) = 0.1 ln
    s + 1. That is what cos and sin are multiplied by. You took the root once more.
  zh: "论文的公式给出的已经是 sqrt(1/t)，其中 t 是 softmax 的温度：sqrt(1/t) = 0.1 ln s + 1。cos 和 sin \
    乘的就是它，你又多开了一次方。"
"""

import math


def yarn_attention_factor(factor, mscale=None, mscale_all_dim=None, attention_factor=None):
    def g(s, m=1.0):
        return 0.1 * m * math.log(s) + 1.0 if s > 1 else 1.0

    if attention_factor is not None:
        return attention_factor
    if mscale and mscale_all_dim:
        return math.sqrt(g(factor, mscale) / g(factor, mscale_all_dim))
    return math.sqrt(g(factor))
