r"""
id: linear-everywhere
see: explanation-three-regions
title: {en: All pairs were interpolated, zh: 所有维度对都插值了}
text:
  en: >-
    You divided every frequency by the factor: position interpolation. YaRN spares the pairs that make more than
    beta_fast turns within the training length.
  zh: "你把所有频率都除以了倍数，那是位置插值。YaRN 会放过训练长度内转了 beta_fast 圈以上的维度对。"
"""

import torch


def yarn_inv_freq(dim, base, factor, original_max, beta_fast=32.0, beta_slow=1.0):
    return base ** (-torch.arange(0, dim, 2) / dim) / factor
