r"""
id: i-over-d
see: explanation-usual-mistakes-2
title: {en: The exponent is i/d instead of 2i/d, zh: 指数写成了 i/d}
text:
  en: >-
    You divide the number of the pair by d. The formula has 2i/d, which runs from 0 to almost 1; yours stops at one
    half, and the slowest frequency is 1/100 instead of 1/10000.
  zh: "你用对的序号直接除以 d。公式里是 2i/d，从 0 一直到接近 1；你的只到一半，最慢的频率是 1/100 而不是 1/10000。"
"""

import torch


def sinusoidal_table(num_positions, d_model):
    theta = 10000 ** (-torch.arange(d_model // 2) / d_model)
    angle = torch.arange(num_positions)[:, None] * theta
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(1)
