r"""
id: clamped-to-table
see: explanation-usual-mistakes-4
title: {en: Positions end at 511, zh: 位置到 511 为止}
text:
  en: >-
    Positions are clamped to the last row of a table of 512, so all later tokens share one vector. The formula has
    no last row; evaluate it at the position that was asked for.
  zh: "位置被限制在一张 512 行的表之内，更靠后的 token 都共用一个向量。公式没有最后一行，问的是哪个位置就算哪个位置。"
"""

import torch


def sinusoidal_at(positions, d_model, base=10000.0):
    angle = positions.clamp(max=511)[..., None] * base ** (-torch.arange(0, d_model, 2) / d_model)
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(-2)
