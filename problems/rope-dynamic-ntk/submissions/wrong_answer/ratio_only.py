r"""
id: ratio-only
see: explanation-usual-mistakes-and-where-they-happened-4
title: {en: "Only the ratio of lengths was used, not the factor", zh: 只用了长度之比，没有用倍数}
text:
  en: >-
    You used α = L/L0. That is right for factor 1 only. The factor says how steeply α rises: s·L/L0 - (s - 1),
    so twice the training length gives s + 1 and not 2.
  zh: "你用的是 α = L/L0，只有倍数为 1 时才对。倍数决定 α 上升的快慢：s·L/L0 - (s - 1)，训练长度的两倍\
    对应 s + 1，而不是 2。"
"""

import torch


def dynamic_ntk_inv_freq(dim, base, factor, max_position, seq_len):
    alpha = max(seq_len, max_position) / max_position
    base = base * alpha ** (dim / (dim - 2))
    return base ** (-torch.arange(0, dim, 2) / dim)
