r"""
id: explicit-ignored
see: statement-formula
title: {en: An explicit attention_factor was ignored, zh: 没有理会明确给出的 attention_factor}
text:
  en: >-
    The configuration says what the factor is, and you compute it all the same. Several models set 1.0 there to
    switch the sharpening off; their logits would be scaled by the square of your number.
  zh: "配置已经说明系数是多少，你却照样去算。有些模型在这里写 1.0，就是为了关掉放大；照你的写法，它们的 \
    logits 会多乘上你那个数的平方。"
"""

import math


def yarn_attention_factor(factor, mscale=None, mscale_all_dim=None, attention_factor=None):
    def g(s, m=1.0):
        return 0.1 * m * math.log(s) + 1.0 if s > 1 else 1.0

    if mscale and mscale_all_dim:
        return g(factor, mscale) / g(factor, mscale_all_dim)
    return g(factor)
