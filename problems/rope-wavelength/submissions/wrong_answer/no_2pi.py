r"""
id: no-2pi
see: explanation-usual-mistakes-1
title: {en: The factor 2π is missing, zh: 漏了 2π}
text:
  en: >-
    You returned 1/θ_i, the tokens per radian. A full turn is 2π radians, so every wavelength has to be 6.28 times
    as long; the first must be 6.28 and not 1.
  zh: "你返回的是 1/θ_i，也就是每转一弧度的 token 数。一整圈是 2π 弧度，所以每个波长都应是你的 6.28 倍；第一个应\
    为 6.28，而不是 1。"
"""

import torch


def wavelengths(head_dim, base=10000.0):
    return base ** (torch.arange(0, head_dim, 2) / head_dim)
