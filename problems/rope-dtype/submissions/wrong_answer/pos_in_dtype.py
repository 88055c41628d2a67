r"""
id: pos-in-dtype
see: explanation-where-it-happened-2
title: {en: Positions were rounded to the dtype of x, zh: 位置被舍入成了 x 的 dtype}
text:
  en: >-
    Positions were converted to x.dtype before the angle was formed: 257 becomes 256 in bfloat16, 2049 becomes 2048
    in float16, and 65520 becomes infinity. One position is a whole radian for the first pair. The frequencies and
    the cast at the end are right.
  zh: "算角度之前，位置就被转成了 x.dtype：在 bfloat16 里 257 变成 256，在 float16 里 2049 变成 2048，65520 变成\
    无穷大。对第一对来说，相差一个位置就是整整 1 弧度。频率和最后的转换都是对的。"
"""

import torch


def rope_half(x, pos, base=10000.0):
    d = x.shape[-1]
    theta = base ** (-torch.arange(0, d, 2) / d)
    angle = pos[:, None].to(x.dtype).float() * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1).to(x.dtype)
