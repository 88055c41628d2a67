r"""
id: added-not-subtracted
see: explanation-usual-mistakes-and-where-they-happened-3
title: {en: "factor - 1 was added instead of subtracted", zh: "factor - 1 应当减去，却加上了"}
text:
  en: >-
    α = s·L/L0 + (s - 1): the sign is wrong. The term is there to make α equal to 1 at L = L0; with a plus it is
    2s - 1, and texts that fit are already scaled.
  zh: "α = s·L/L0 + (s - 1)，符号错了。这一项的作用是让 α 在 L = L0 时等于 1；写成加号就成了 2s - 1，放\
    得下的文本也被缩放了。"
"""

import torch


def dynamic_ntk_inv_freq(dim, base, factor, max_position, seq_len):
    alpha = factor * max(seq_len, max_position) / max_position + (factor - 1)
    base = base * alpha ** (dim / (dim - 2))
    return base ** (-torch.arange(0, dim, 2) / dim)
