r"""
id: head-axis
see: explanation-usual-mistakes-and-where-they-happened-3
title: {en: Positions were laid along the head axis, zh: 位置放到了注意力头那一维}
text:
  en: >-
    cos and sin got an axis too many, [T, 1, d/2], which belongs to tensors laid out as [B, T, H, d]. Here the
    sequence is the axis before the last, so [T, d/2] broadcasts as it is. Yours turns head h by the h-th position;
    with as many heads as tokens no shape complains.
  zh: "cos 和 sin 多了一维，成了 [T, 1, d/2]，那适用于 [B, T, H, d] 的排列。这里序列是倒数第二维，[T, d/2] 直接就\
    能广播。你的代码让第 h 个头转了第 h 个位置的角度；头数与 token 数相等时，形状不会报错。"
"""

import torch


def rope_interleaved(x, positions, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = positions[:, None, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x[..., 0::2], x[..., 1::2]
    return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)
