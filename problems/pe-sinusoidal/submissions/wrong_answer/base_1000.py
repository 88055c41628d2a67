r"""
id: base-1000
see: explanation-usual-mistakes-5
title: {en: The base is 1000 instead of 10000, zh: base 写成了 1000}
text:
  en: >-
    A zero is missing: 1000 instead of 10000. The first pair, whose frequency is 1 for every base, is right; the
    others turn too fast.
  zh: "少写了一个零：用的是 1000 而不是 10000。第一对的频率恒为 1，与 base 无关，所以是对的；其余各对都转得太快。"
"""

import torch


def sinusoidal_table(num_positions, d_model):
    angle = torch.arange(num_positions)[:, None] * 1000 ** (-torch.arange(0, d_model, 2) / d_model)
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(1)
