r"""
id: no-middle-band
see: statement-formula
title: {en: There is no transition between the limits, zh: 两个界限之间没有过渡}
text:
  en: >-
    Every pair is either kept or divided: those between the limits were kept. There the two have to be blended,
    (1 - σ)θ/s + σθ.
  zh: "你的每一对要么不变，要么除以倍数：两个界限之间的都没有变。那里应当把两者混合：(1 - σ)θ/s + σθ。"
"""

import math

import torch


def llama3_inv_freq(dim, base, factor, low_freq_factor, high_freq_factor, original_max):
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    wavelength = 2 * math.pi / theta
    return torch.where(wavelength > original_max / low_freq_factor, theta / factor, theta)
