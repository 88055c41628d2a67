r"""
id: power-swapped
see: explanation-usual-mistakes-5
title: {en: Base and exponent changed places, zh: 底数和指数写反了}
text:
  en: >-
    You compute (2i/d) ** 1e-4 instead of 1e-4 ** (2i/d). The first frequency becomes 0 and all others almost 1, so
    all pairs but the first turn alike.
  zh: "你算的是 (2i/d) ** 1e-4，应当是 1e-4 ** (2i/d)。这样第一个频率成了 0，其余都接近 1，除第一对外各对转得一样快。"
"""

import torch


def sinusoidal_table(num_positions, d_model):
    angle = torch.arange(num_positions)[:, None] * (torch.arange(0, d_model, 2) / d_model) ** 1e-4
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(1)
