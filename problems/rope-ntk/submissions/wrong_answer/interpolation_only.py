r"""
id: interpolation-only
see: statement-formula
title: {en: All frequencies were divided by the factor, zh: 所有频率都除以了倍数}
text:
  en: >-
    This is position interpolation: every pair is slowed alike and the base is untouched. Here the first pair
    keeps its speed, so the first entry of the result has to be 1 for every factor.
  zh: "这是位置插值：每一对都慢了同样的倍数，base 没有变。本题要求第一对速度不变，所以不论倍数是多少，\
    结果的第一个数都应为 1。"
"""

import torch


def ntk_inv_freq(dim, base, factor):
    return base ** (-torch.arange(0, dim, 2) / dim) / factor
