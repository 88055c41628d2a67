r"""
id: power-of-base
see: statement-formula
title: {en: The base was raised to the power of the factor, zh: 把 base 取了 factor 次幂}
text:
  en: >-
    You computed base to the power of s, which for base 10000 and factor 4 is 10^16. The factor is what is
    raised, to d/(d-2), and then multiplies the base. Nearly all pairs stand still with yours.
  zh: "你算的是 base 的 s 次方，base 为 10000、倍数为 4 时就是 10^16。应当对倍数求 d/(d-2) 次幂，再乘到 \
    base 上。照你的算法，几乎所有维度对都停住不转了。"
"""

import torch


def ntk_inv_freq(dim, base, factor):
    base = float(base) ** factor
    return (base ** (-torch.arange(0, dim, 2, dtype=torch.float64) / dim)).float()
