r"""
id: frequency
see: explanation-usual-mistakes-2
title: {en: Multiplied by the frequency instead of divided, zh: 乘以了频率，应当除以频率}
text:
  en: >-
    You returned 2π·θ_i, which falls from 6.28 towards 0. A pair that turns slowly needs more tokens for a turn, so
    the wavelength has to grow where the frequency falls; divide by θ_i.
  zh: "你返回的是 2π·θ_i，从 6.28 一路降到接近 0。转得慢的一对，转一圈需要的 token 更多，频率下降时波长应当增大：\
    要除以 θ_i。"
"""

import torch


def wavelengths(head_dim, base=10000.0):
    return 2 * torch.pi * base ** (-torch.arange(0, head_dim, 2) / head_dim)
