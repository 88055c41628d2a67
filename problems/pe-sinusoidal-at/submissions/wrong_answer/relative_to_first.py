r"""
id: relative-to-first
see: explanation-usual-mistakes-2
title: {en: The first position was subtracted, zh: 减去了第一个位置}
text:
  en: >-
    You measure from the first position in the tensor. An absolute encoding needs the position itself; a text that
    starts at 600 would get the vectors of one that starts at 0.
  zh: "你是从张量里的第一个位置量起的。绝对编码要用位置本身；按你的写法，从 600 开始的文本会得到从 0 开始的向量。"
"""

import torch


def sinusoidal_at(positions, d_model, base=10000.0):
    t = positions - positions.flatten()[0]
    angle = t[..., None] * base ** (-torch.arange(0, d_model, 2) / d_model)
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(-2)
