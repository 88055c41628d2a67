r"""
id: half-inv-freq
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: The frequencies went through float16, zh: 频率经过了 float16}
text:
  en: >-
    θ was rounded to float16: 11 bits, and below 6e-5 even fewer. A relative error of 3e-4 in θ is an error of a
    third of a radian at an angle of 1000. Frequencies stay in float32, even in a float16 model.
  zh: "θ 被舍入成了 float16，只有 11 位，小于 6e-5 的数位数还要更少。θ 有 3e-4 的相对误差，角度为 1000 时就会差出\
    三分之一弧度。即使模型是 float16，频率也要保持 float32。"
"""

import torch


def rope_interleaved(x, positions, base=10000.0):
    theta = (base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])).half().float()
    angle = positions[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x[..., 0::2], x[..., 1::2]
    return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)
