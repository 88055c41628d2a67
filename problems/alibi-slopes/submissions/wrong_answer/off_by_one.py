r"""
id: off-by-one
see: explanation-usual-mistakes-2
title: {en: Exponents begin at 0, zh: 指数从 0 开始}
text:
  en: >-
    Your first slope is 2^0 = 1. Heads count from 1 in the formula, so the first slope of 8 heads is 1/2 and the
    last 1/256.
  zh: "你的第一个斜率是 2^0 = 1。公式里的头从 1 数起，所以 8 个头的第一个斜率是 1/2，最后一个是 1/256。"
"""

import torch


def alibi_slopes(n_heads):
    def series(n):
        return 2.0 ** (-8 / n * torch.arange(n))

    c = 1 << (n_heads.bit_length() - 1)
    return torch.cat((series(c), series(2 * c)[0::2]))[:n_heads]
