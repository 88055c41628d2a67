r"""
id: double-2i
see: explanation-usual-mistakes-1
title: {en: The exponent counts the 2 of 2i twice, zh: 指数里的 2 数了两遍}
text:
  en: >-
    Your frequencies are 10000^(-4i/d). arange(0, d, 2) already yields 2i; multiplying it by 2 again makes the
    slowest frequency about 10^-8, so that the slow half of the columns hardly changes. Compare column 2 at position
    1 with the example.
  zh: "你的频率是 10000^(-4i/d)。arange(0, d, 2) 数出来的已经是 2i，再乘 2，最慢的频率就到了 10^-8 左右，转得慢的那\
    一半列几乎不动。拿位置 1 的第 2 列与例子对照就能看出。"
"""

import torch


def sinusoidal_table(num_positions, d_model):
    theta = 10000 ** (-2 * torch.arange(0, d_model, 2) / d_model)
    angle = torch.arange(num_positions)[:, None] * theta
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(1)
