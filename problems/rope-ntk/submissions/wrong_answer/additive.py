r"""
id: additive
see: statement-formula
title: {en: The factor was added to the base, zh: 把倍数加到了 base 上}
text:
  en: >-
    You added: base + s^(d/(d-2)). 10000 becomes 10006 and practically nothing changes. The base is multiplied
    by the power.
  zh: "你做的是加法：base + s^(d/(d-2))。10000 变成 10006，几乎什么也没变。应当用这个幂去乘 base。"
"""

import torch


def ntk_inv_freq(dim, base, factor):
    base = base + factor ** (dim / (dim - 2))
    return base ** (-torch.arange(0, dim, 2) / dim)
