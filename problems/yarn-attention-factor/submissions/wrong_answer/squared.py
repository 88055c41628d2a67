r"""
id: squared
see: explanation-usual-mistakes-1
title: {en: The factor of the logits was returned, zh: 返回的是 logits 的系数}
text:
  en: >-
    You squared it. The logits do get the square, but by themselves: query and key are both rotated with the
    enlarged cos and sin, and each brings the factor once. The result asked for is the one for cos and sin.
  zh: "你做了平方。logits 的确会乘上平方，但那是自动发生的：query 和 key 都用放大后的 cos、sin 旋转，各\
    带来一次系数。题目要的是乘到 cos 和 sin 上的那个数。"
"""

import math


def yarn_attention_factor(factor, mscale=None, mscale_all_dim=None, attention_factor=None):
    def g(s, m=1.0):
        return 0.1 * m * math.log(s) + 1.0 if s > 1 else 1.0

    if attention_factor is not None:
        return attention_factor
    if mscale and mscale_all_dim:
        return (g(factor, mscale) / g(factor, mscale_all_dim)) ** 2
    return g(factor) ** 2
