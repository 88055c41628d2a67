r"""
id: no-exponent
see: explanation-usual-mistakes-1
title: {en: The base was multiplied by the factor itself, zh: base 直接乘上了倍数}
text:
  en: >-
    You used base · s. The exponent d/(d-2) is missing, so the last pair is slowed by s^((d-2)/d) only, a little
    less than s. With d = 64 the last frequency is off by some percent, with d = 8 and factor 16 it is twice too
    fast. Check that the last entry is the plain one divided by s.
  zh: "你用的是 base · s，漏了指数 d/(d-2)，于是最后一对只慢了 s^((d-2)/d) 倍，比 s 小一点。d = 64 时最\
    后一个频率差几个百分点；d = 8、倍数 16 时，它快了一倍。检验一下：最后一个频率应等于原来的值除以 s。"
"""

import torch


def ntk_inv_freq(dim, base, factor):
    base = base * factor
    return base ** (-torch.arange(0, dim, 2) / dim)
