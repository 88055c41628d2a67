r"""
id: bf16-positions
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: Positions went through bfloat16, zh: 位置经过了 bfloat16}
text:
  en: >-
    bfloat16 has 8 bits of precision and holds every whole number up to 256 only; 1001 becomes 1000, and one
    position is a whole radian for the first pair. Short texts show nothing. Positions and angles need float32 or
    better.
  zh: "bfloat16 只有 8 位有效精度，连续的整数只能表示到 256；1001 会变成 1000，而对第一对来说，相差一个位置就是整\
    整 1 弧度。短文本看不出来。位置和角度至少要用 float32。"
"""

import torch


def rope_interleaved(x, positions, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = positions.bfloat16().float()[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x[..., 0::2], x[..., 1::2]
    return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)
