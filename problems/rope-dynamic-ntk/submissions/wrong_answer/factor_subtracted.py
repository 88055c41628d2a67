r"""
id: factor-subtracted
see: explanation-usual-mistakes-and-where-they-happened-3
title: {en: The whole factor was subtracted, zh: 减掉了整个 factor}
text:
  en: >-
    α = s·L/L0 - s is one too small. At L = L0 it is 0, the base vanishes and the frequencies become infinite;
    just above L0 they are far too high. Subtract s - 1, so that α starts from 1.
  zh: "α = s·L/L0 - s，小了 1。L = L0 时它等于 0，base 消失，频率变成无穷大；刚超过 L0 时，频率也高得离\
    谱。应当减去 s - 1，让 α 从 1 开始。"
"""

import torch


def dynamic_ntk_inv_freq(dim, base, factor, max_position, seq_len):
    alpha = factor * max(seq_len, max_position) / max_position - factor
    base = base * alpha ** (dim / (dim - 2))
    return base ** (-torch.arange(0, dim, 2) / dim)
