r"""
id: i-over-d
see: explanation-usual-mistakes-and-where-they-happened-3
title: {en: The exponent is i/d instead of 2i/d, zh: 指数写成了 i/d，应为 2i/d}
text:
  en: >-
    You counted pairs, i = 0, 1, 2, …, and divided by d. The exponent is 2i/d; there are d/2 pairs, so it has to run
    from 0 almost to 1. Yours stops halfway, and the slowest frequency is about 1/sqrt(base). For d = 8 the second
    frequency must be 0.1.
  zh: "你用对的编号 i = 0、1、2…… 直接除以 d。指数应是 2i/d：一共有 d/2 对，指数要从 0 一直走到接近 1。你的只走了\
    一半，最慢的频率约为 base 平方根的倒数。d = 8 时第二个频率应为 0.1。"
"""

import torch


def inv_freq(head_dim, base=10000.0):
    return base ** (-torch.arange(head_dim // 2) / head_dim)
