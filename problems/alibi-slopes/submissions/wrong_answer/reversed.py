r"""
id: reversed
see: statement-formula
title: {en: The order of the heads is reversed, zh: 头的次序反了}
text:
  en: >-
    Your list runs from the last head to the first. The steepest slope of a power of two belongs to the first head.
  zh: "你的列表是从最后一个头排到第一个头的。2 的幂时，最陡的斜率属于第一个头。"
"""

import torch


def alibi_slopes(n_heads):
    def series(n):
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))

    c = 1 << (n_heads.bit_length() - 1)
    return torch.cat((series(c), series(2 * c)[0::2]))[:n_heads].flip(0)
