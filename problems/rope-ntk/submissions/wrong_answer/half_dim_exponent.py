r"""
id: half-dim-exponent
see: explanation-usual-mistakes-2
title: {en: The exponent was formed with the number of pairs, zh: 指数里的 d 写成了维度对数}
text:
  en: >-
    You used (d/2)/(d/2 - 2), that is d/(d-4). In the formula d is dim, the number of dimensions, not of pairs.
    The first pair is right either way; the last is slowed by more than s.
  zh: "你用的是 (d/2)/(d/2 - 2)，也就是 d/(d-4)。公式里的 d 是维数 dim，不是维度对数。第一对两种写法都\
    对，最后一对却慢了不止 s 倍。"
"""

import torch


def ntk_inv_freq(dim, base, factor):
    half = dim // 2
    base = base * factor ** (half / (half - 2))
    return base ** (-torch.arange(0, dim, 2) / dim)
