r"""
id: both-keys-give-one
see: statement-formula
title: {en: Both keys together always give 1, zh: 两个键都给出时总是返回 1}
text:
  en: >-
    As soon as both keys are present you return 1. That is right for equal weights only, where the ratio
    cancels. With 0.707 and 1 it is 0.921 at s = 40.
  zh: "只要两个键都在，你就返回 1。只有权重相等、两式相约时才对。权重为 0.707 和 1、s = 40 时，应为 0.9\
    21。"
"""

import math


def yarn_attention_factor(factor, mscale=None, mscale_all_dim=None, attention_factor=None):
    if attention_factor is not None:
        return attention_factor
    if mscale and mscale_all_dim:
        return 1.0
    return 0.1 * math.log(factor) + 1.0 if factor > 1 else 1.0
