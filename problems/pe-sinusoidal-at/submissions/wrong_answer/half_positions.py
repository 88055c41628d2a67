r"""
id: half-positions
see: explanation-usual-mistakes-3
title: {en: Positions went through float16, zh: 位置经过了 float16}
text:
  en: >-
    float16 holds whole numbers up to 2048 and turns everything from 65520 on into infinity, whose sine is NaN.
    Small positions show nothing. Keep positions in integers or float32.
  zh: "float16 只能精确表示到 2048 的整数，65520 起就成了无穷大，其正弦是 NaN。位置小的时候看不出来。位置要保持整数\
    或 float32。"
"""

import torch


def sinusoidal_at(positions, d_model, base=10000.0):
    angle = positions.half().float()[..., None] * base ** (-torch.arange(0, d_model, 2) / d_model)
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(-2)
