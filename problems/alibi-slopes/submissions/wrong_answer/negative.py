r"""
id: negative
see: explanation-usual-mistakes-6
title: {en: The slopes are negative, zh: 斜率成了负数}
text:
  en: >-
    Slopes are positive here; the minus sign belongs to the bias, -slope · distance. With a minus in both places
    distance would be rewarded.
  zh: "这里的斜率是正的，负号属于偏置，即 -slope · 距离。两处都取负，距离反而成了奖励。"
"""

import torch


def alibi_slopes(n_heads):
    def series(n):
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))

    c = 1 << (n_heads.bit_length() - 1)
    return -torch.cat((series(c), series(2 * c)[0::2]))[:n_heads]
