r"""
id: denominator-head-dim
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: The exponent was divided by head_dim, zh: 指数除成了 head_dim}
text:
  en: >-
    You used θ_i = base^(-2i/head_dim). Within the rotated part the denominator is rotary_dim: the frequencies are
    those of a small head of that width and reach down to almost 1/base. With the larger denominator they all stay
    high, so the model loses its slow pairs. Position 0 cannot show it; from position 1 on every pair but the first
    is off.
  zh: "你用的是 θ_i = base^(-2i/head_dim)。在参与旋转的那一段里，分母应是 rotary_dim：可以把它看成一个宽度为 \
    rotary_dim 的小头，频率一直降到接近 1/base。分母大了，频率就都偏高，转得慢的那些维度对就没有了。位置 0 看不出\
    来，从位置 1 起，除第一对外每一对都不对。"
"""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor)
    theta = base ** (-torch.arange(0, dim, 2) / q.shape[-1])
    angle = position_ids[:, None, :, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def turn(x):
        a, b, rest = x.tensor_split((dim // 2, dim), dim=-1)
        turned = torch.cat((a * cos - b * sin, a * sin + b * cos, rest), dim=-1)
        return turned.to(x.dtype)

    return turn(q), turn(k)
