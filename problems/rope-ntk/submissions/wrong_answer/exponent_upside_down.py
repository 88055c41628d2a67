r"""
id: exponent-upside-down
see: explanation-usual-mistakes-2
title: {en: "The exponent is upside down: (d-2)/d", zh: "指数上下颠倒成了 (d-2)/d"}
text:
  en: >-
    You raised the factor to (d-2)/d. The exponent has to undo the (d-2)/d of the last pair, so it must be the
    reciprocal, d/(d-2), a little more than 1. The difference is small for wide heads; compute the last
    frequency times s and compare with the plain one.
  zh: "你把倍数取了 (d-2)/d 次幂。这个指数是用来抵消最后一对的 (d-2)/d 的，所以应是它的倒数 d/(d-2)，略\
    大于 1。头较宽时差别很小，算一算最后一个频率乘以 s，再与原来的值比较。"
"""

import torch


def ntk_inv_freq(dim, base, factor):
    base = base * factor ** ((dim - 2) / dim)
    return base ** (-torch.arange(0, dim, 2) / dim)
