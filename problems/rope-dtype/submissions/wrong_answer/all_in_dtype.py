r"""
id: all-in-dtype
see: explanation-where-rounding-hurts-and-where-it-does-not
title: {en: Angles were computed in the dtype of x, zh: 角度是用 x 的 dtype 算的}
text:
  en: >-
    Positions, frequencies and angles all take the dtype of x. The result has the right dtype and the wrong values:
    bfloat16 holds whole numbers up to 256 only, float16 nothing past 65504. Only the rotation may run in the dtype
    of x; everything about angles needs float32.
  zh: "位置、频率、角度都用了 x 的 dtype。结果的 dtype 对了，数值却错了：bfloat16 连续的整数只能表示到 256，\
    float16 超过 65504 就溢出。可以用 x 的 dtype 的只有旋转本身，凡是与角度有关的计算都要用 float32。"
"""

import torch


def rope_half(x, pos, base=10000.0):
    d = x.shape[-1]
    theta = (base ** (-torch.arange(0, d, 2) / d)).to(x.dtype)
    angle = pos[:, None].to(x.dtype) * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1).to(x.dtype)
