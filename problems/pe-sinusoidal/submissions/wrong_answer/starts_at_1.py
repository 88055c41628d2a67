r"""
id: starts-at-1
see: explanation-usual-mistakes-6
title: {en: Positions are counted from 1, zh: 位置从 1 数起}
text:
  en: >-
    Your rows belong to the positions 1 … n. The first row is position 0: sines 0 and cosines 1.
  zh: "你的各行对应的是位置 1 到 n。第一行应当是位置 0：正弦为 0，余弦为 1。"
"""

import torch


def sinusoidal_table(num_positions, d_model):
    theta = 10000 ** (-torch.arange(0, d_model, 2) / d_model)
    angle = torch.arange(1, num_positions + 1)[:, None] * theta
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(1)
