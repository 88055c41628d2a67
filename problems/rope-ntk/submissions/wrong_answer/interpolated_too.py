r"""
id: interpolated-too
see: explanation-usual-mistakes-3
title: {en: The frequencies were also divided by the factor, zh: 频率又除了一遍倍数}
text:
  en: >-
    The new base is right, but then all frequencies are divided by s as in position interpolation. NTK-aware
    scaling takes its place and does not come on top: the first frequency must stay 1, and the last is now s²
    times slower.
  zh: "新的 base 没错，但之后又像位置插值那样，把所有频率都除以 s。NTK-aware 缩放是用来取代插值的，不是\
    叠加在它上面：第一个频率应保持为 1，而现在最后一个慢了 s² 倍。"
"""

import torch


def ntk_inv_freq(dim, base, factor):
    base = base * factor ** (dim / (dim - 2))
    return base ** (-torch.arange(0, dim, 2) / dim) / factor
