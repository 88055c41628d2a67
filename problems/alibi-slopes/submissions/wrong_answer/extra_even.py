r"""
id: extra-even
see: explanation-usual-mistakes-3
title: {en: The extra heads repeat old slopes, zh: 多出来的头重复了旧的斜率}
text:
  en: >-
    You fill up with [1::2] of the slopes of 2c heads. Those are the very slopes that c heads have already, so that
    two heads share one. The new ones stand at [0::2].
  zh: "你用 2c 个头的斜率的 [1::2] 来补足，而那正是 c 个头已有的斜率，于是两个头共用一个。新的在 [0::2]。"
"""

import torch


def alibi_slopes(n_heads):
    def series(n):
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))

    c = 1 << (n_heads.bit_length() - 1)
    return torch.cat((series(c), series(2 * c)[1::2]))[:n_heads]
