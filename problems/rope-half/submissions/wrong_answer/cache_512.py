r"""
id: cache-512
see: explanation-usual-mistakes-and-where-they-happened-5
title: {en: "A table of 512 rows, later positions clamped", zh: 表只有 512 行，更大的位置被截断}
text:
  en: >-
    All positions past 511 get the angles of 511, as from a table that was built for 512 positions and read with a
    clamped index. Every token out there then seems to stand at the same place. Compute the angles for the positions
    that come in.
  zh: "511 之后的位置全都得到了 511 的角度，好像表只建了 512 行，读取时把下标截断了。这样一来，后面的 token 都像\
    是站在同一个位置上。请按传入的位置计算角度。"
"""

import torch


def rope_half(x, pos, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = pos.clamp(max=511)[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)
