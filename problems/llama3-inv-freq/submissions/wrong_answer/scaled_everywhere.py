r"""
id: scaled-everywhere
see: statement-formula
title: {en: All frequencies were divided by the factor, zh: 所有频率都除以了倍数}
text:
  en: >-
    This is position interpolation. Pairs with a short wavelength have to stay as they are; θ of pair 0 is 1.
  zh: "这是位置插值。波长短的维度对应当保持不变，第 0 对的 θ 是 1。"
"""

import torch


def llama3_inv_freq(dim, base, factor, low_freq_factor, high_freq_factor, original_max):
    return base ** (-torch.arange(0, dim, 2) / dim) / factor
