r"""
id: double
see: explanation-usual-mistakes-and-where-they-happened-3
title: {en: The 2 was multiplied in twice, zh: "2 乘了两次"}
text:
  en: >-
    The exponent is 4i/d. torch.arange(0, d, 2) already holds 2i; multiplying by 2 once more makes the frequencies
    fall twice as fast, down to 1/base². The same slip is common with sinusoidal tables.
  zh: "指数成了 4i/d。torch.arange(0, d, 2) 已经是 2i，再乘 2，频率就以两倍的速度下降，一直降到 base 平方的倒数。\
    写正弦位置编码表时也常犯这个错。"
"""

import torch


def inv_freq(head_dim, base=10000.0):
    return base ** (-2 * torch.arange(0, head_dim, 2) / head_dim)
