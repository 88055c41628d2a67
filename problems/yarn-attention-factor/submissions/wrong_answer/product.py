r"""
id: product
see: statement-formula
title: {en: "The two terms were multiplied, not divided", zh: 两个式子应当相除，却相乘了}
text:
  en: >-
    With both keys you return g(s, mscale) · g(s, mscale_all_dim). It is a quotient: the second one takes out of
    cos and sin what such a model applies to all dimensions elsewhere. Equal weights must give 1.
  zh: "两个键都给出时，你返回的是 g(s, mscale) · g(s, mscale_all_dim)。应当是商：这类模型已在别处对所有\
    维度做了缩放，第二项就是把那一部分从 cos 和 sin 里除掉。权重相等时必须得 1。"
"""

import math


def yarn_attention_factor(factor, mscale=None, mscale_all_dim=None, attention_factor=None):
    def g(s, m=1.0):
        return 0.1 * m * math.log(s) + 1.0 if s > 1 else 1.0

    if attention_factor is not None:
        return attention_factor
    if mscale and mscale_all_dim:
        return g(factor, mscale) * g(factor, mscale_all_dim)
    return g(factor)
