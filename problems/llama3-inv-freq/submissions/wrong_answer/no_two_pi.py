r"""
id: no-two-pi
see: statement-formula
title: {en: The wavelength lacks 2π, zh: 波长漏了 2π}
text:
  en: >-
    You used 1/θ. That is the number of tokens per radian; a full turn takes 2π/θ. With yours, pairs count as
    fast although their wavelength is six times longer than the limit.
  zh: "你用的是 1/θ，那是转 1 弧度要走的 token 数，转满一圈要 2π/θ。照你的算法，波长超过界限六倍的维度\
    对也会被当成快的。"
"""

import torch


def llama3_inv_freq(dim, base, factor, low_freq_factor, high_freq_factor, original_max):
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    smooth = (original_max * theta - low_freq_factor) / (high_freq_factor - low_freq_factor)
    smooth = smooth.clamp(0, 1)
    return (1 - smooth) * theta / factor + smooth * theta
