r"""
id: smooth-reversed
see: statement-formula
title: {en: The blend is the wrong way round, zh: 混合的两个权重用反了}
text:
  en: >-
    smooth and 1 - smooth were exchanged. At the shorter limit, where smooth is 1, the frequency has to be the
    plain one; yours is divided by the factor there and then jumps. The middle pairs get slower with shorter
    wavelength.
  zh: "smooth 和 1 - smooth 用反了。在较短的界限处 smooth 等于 1，频率应当是原来的；你那里却除以了倍数，\
    随后突然跳变。中间的维度对反而波长越短放慢得越多。"
"""

import math

import torch


def llama3_inv_freq(dim, base, factor, low_freq_factor, high_freq_factor, original_max):
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    turns = original_max * theta / (2 * math.pi)
    smooth = (turns - low_freq_factor) / (high_freq_factor - low_freq_factor)
    between = (smooth >= 0) & (smooth <= 1)
    blended = smooth * theta / factor + (1 - smooth) * theta
    return torch.where(between, blended, torch.where(smooth < 0, theta / factor, theta))
