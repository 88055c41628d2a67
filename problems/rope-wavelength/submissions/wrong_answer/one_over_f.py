r"""
id: one-over-f
see: explanation-usual-mistakes-2
title: {en: The fraction is upside down, zh: 分子分母颠倒了}
text:
  en: >-
    You returned θ_i/2π, the turns per token. That is what an engineer calls frequency; the wavelength is its
    reciprocal, tokens per turn. The first entry must be 6.28, yours is 0.159.
  zh: "你返回的是 θ_i/2π，即每个 token 转多少圈。工程上把它叫作频率，波长则是它的倒数，即每圈多少个 token。第一个\
    数应为 6.28，你的是 0.159。"
"""

import torch


def wavelengths(head_dim, base=10000.0):
    return base ** (-torch.arange(0, head_dim, 2) / head_dim) / (2 * torch.pi)
