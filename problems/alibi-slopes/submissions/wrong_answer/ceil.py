r"""
id: ceil
see: explanation-usual-mistakes-4
title: {en: Rounded up to a power of two and cut off, zh: 向上取整到 2 的幂再截断}
text:
  en: >-
    You take the slopes for the next higher power of two and keep the first n. They are all steep: the flat ones at
    the end, which look far, are cut off. Begin with the power of two below n.
  zh: "你取的是下一个更大的 2 的幂的斜率，保留前 n 个。留下的都偏陡，末尾那些平缓、看得远的被截掉了。应当从小于 n \
    的 2 的幂开始。"
"""

import torch


def alibi_slopes(n_heads):
    n = 1 << (n_heads - 1).bit_length()
    return 2.0 ** (-8 / n * torch.arange(1, n_heads + 1))
