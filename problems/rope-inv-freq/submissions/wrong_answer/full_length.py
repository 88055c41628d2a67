r"""
id: full-length
see: statement-shapes
title: {en: One entry per dimension instead of per pair, zh: 每维一个数，应当每对一个}
text:
  en: >-
    The result has d entries. Two dimensions share one angle, so there are d/2 frequencies; count in steps of two.
    With arange(0, d) the exponents are i/d besides, so taking the first half does not mend it.
  zh: "结果有 d 个数。两维共用一个角度，频率只有 d/2 个，应当以 2 为步长来数。而且 arange(0, d) 的指数是 i/d，截\
    取前一半也救不回来。"
"""

import torch


def inv_freq(head_dim, base=10000.0):
    return base ** (-torch.arange(0, head_dim) / head_dim)
