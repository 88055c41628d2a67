r"""
id: i-over-d
see: explanation-usual-mistakes-3
title: {en: The exponent is i/d instead of 2i/d, zh: 指数写成了 i/d，应为 2i/d}
text:
  en: >-
    Your frequencies are base^(-i/d); the 2 is missing. All wavelengths but the first come out too short, the last
    one about 2π·sqrt(base). With d = 8 and base 10000 the second must be 62.8 and not 19.9.
  zh: "你的频率是 base^(-i/d)，漏了 2。除第一个外，波长都偏短，最后一个只有大约 2π 乘以 base 的平方根。d = 8、\
    base 为 10000 时，第二个应为 62.8，而不是 19.9。"
"""

import torch


def wavelengths(head_dim, base=10000.0):
    return 2 * torch.pi * base ** (torch.arange(head_dim // 2) / head_dim)
