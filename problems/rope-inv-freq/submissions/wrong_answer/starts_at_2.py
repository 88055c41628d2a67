r"""
id: starts-at-2
see: statement-formula
title: {en: The first frequency is not 1, zh: 第一个频率不是 1}
text:
  en: >-
    The exponents start at 2/d, as if pairs were counted from 1. They start at 0: θ_0 = 1, for every base. All your
    frequencies are one step too slow.
  zh: "指数从 2/d 开始，好像对的编号从 1 算起。它应从 0 开始：无论 base 是多少，θ_0 都是 1。你的每个频率都慢了一\
    档。"
"""

import torch


def inv_freq(head_dim, base=10000.0):
    return base ** (-torch.arange(2, head_dim + 2, 2) / head_dim)
