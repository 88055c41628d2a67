r"""
id: exponent
see: explanation-usual-mistakes-2
title: {en: The exponent is i/d instead of 2i/d, zh: 指数写成了 i/d，应为 2i/d}
text:
  en: >-
    You used θ_i = base^(-i/d), so the curve winds as tightly as that of a pair half as far down the list. The first
    pair is right for any exponent.
  zh: "你用的是 θ_i = base^(-i/d)，画出的曲线和编号只有一半的那一对一样密。第一对无论指数怎么写都是对的。"
"""

import torch


def helix_points(i, d, base, m):
    angle = m * base ** (-i / d)
    return torch.stack((angle.cos(), angle.sin(), m), dim=-1)
