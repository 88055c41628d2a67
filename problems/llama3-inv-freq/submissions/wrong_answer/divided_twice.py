r"""
id: divided-twice
see: explanation-usual-mistakes-5
title: {en: The middle pairs were divided twice, zh: 中间的维度对除了两遍}
text:
  en: >-
    Everything with a wavelength above the shorter limit was divided by the factor first, and the blend then
    starts from these divided frequencies. It has to start from the plain θ: (1 - σ)θ/s + σθ.
  zh: "你先把波长超过较短界限的全都除以了倍数，再拿除过的频率去混合。混合应当从原来的 θ 出发：(1 - σ)θ/\
    s + σθ。"
"""

import math

import torch


def llama3_inv_freq(dim, base, factor, low_freq_factor, high_freq_factor, original_max):
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    turns = original_max * theta / (2 * math.pi)
    smooth = (turns - low_freq_factor) / (high_freq_factor - low_freq_factor)
    scaled = torch.where(smooth < 1, theta / factor, theta)
    between = (smooth >= 0) & (smooth < 1)
    return torch.where(between, (1 - smooth) * scaled / factor + smooth * scaled, scaled)
