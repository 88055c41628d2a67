r"""
id: cos-first
see: explanation-usual-mistakes-4
title: {en: The cosine comes before the sine, zh: 余弦放到了正弦前面}
text:
  en: >-
    Even columns hold cosines and odd columns sines. It is the other way round; position 0 shows it at once, where
    sines are 0 and cosines 1.
  zh: "偶数列放了余弦，奇数列放了正弦，正好反了。位置 0 一眼就能看出：正弦是 0，余弦是 1。"
"""

import torch


def sinusoidal_table(num_positions, d_model):
    angle = torch.arange(num_positions)[:, None] * 10000 ** (-torch.arange(0, d_model, 2) / d_model)
    return torch.stack((angle.cos(), angle.sin()), dim=-1).flatten(1)
