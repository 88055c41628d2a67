r"""
id: limits-swapped
see: explanation-usual-mistakes-1
title: {en: The two limits were exchanged, zh: 两个界限弄反了}
text:
  en: >-
    You keep wavelengths below L0/low and divide those above L0/high. The larger factor gives the shorter limit:
    with 1 and 4 it is L0/4 below which pairs are kept. Exchanged like this the two cases overlap and nothing is
    left for the blend.
  zh: "你保留 L0/low 以下的波长，而把 L0/high 以上的除以倍数。系数较大的对应较短的界限：系数为 1 和 4 \
    时，L0/4 以下才保持不变。弄反之后两种情形互相重叠，没有留给混合的余地。"
"""

import math

import torch


def llama3_inv_freq(dim, base, factor, low_freq_factor, high_freq_factor, original_max):
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    wavelength = 2 * math.pi / theta
    smooth = (original_max / wavelength - low_freq_factor) / (high_freq_factor - low_freq_factor)
    long, short = wavelength > original_max / high_freq_factor, wavelength < original_max / low_freq_factor
    blended = (1 - smooth) * theta / factor + smooth * theta
    return torch.where(long, theta / factor, torch.where(short, theta, blended))
