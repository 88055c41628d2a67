r"""
id: angle-in-dtype
see: explanation-where-rounding-hurts-and-where-it-does-not
title: {en: The angle was rounded before cos and sin, zh: 取 cos、sin 之前舍入了角度}
text:
  en: >-
    Positions and frequencies are float32, but their product was cast to x.dtype before cos and sin. An angle of
    1000 has a spacing of 4 radians in bfloat16. Round after the cosine, where numbers lie between -1 and 1, and not
    before.
  zh: "位置和频率都是 float32，但乘积在取 cos、sin 之前就转成了 x.dtype。在 bfloat16 里，角度 1000 附近相邻两数相\
    差 4 弧度。应当在取余弦之后再舍入，那时数值都在 -1 和 1 之间。"
"""

import torch


def rope_half(x, pos, base=10000.0):
    d = x.shape[-1]
    theta = base ** (-torch.arange(0, d, 2) / d)
    angle = pos[:, None] * theta
    cos, sin = angle.to(x.dtype).cos(), angle.to(x.dtype).sin()
    a, b = x.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1).to(x.dtype)
