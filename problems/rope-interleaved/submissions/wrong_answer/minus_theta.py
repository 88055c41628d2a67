r"""
id: minus-theta
see: explanation-usual-mistakes-and-where-they-happened-5
title: {en: Rotated by the negative angle, zh: 转反了方向}
text:
  en: >-
    You turned every pair by -mθ: the signs of both sines are exchanged. A model that does this to q and k
    everywhere is consistent (nanochat does it on purpose), but its scores are those of R(-(n - m)θ), so weights
    trained the usual way do not fit. The pair (1, 0) must get a positive second entry at a small angle.
  zh: "每一对都转了 -mθ：两个正弦的符号反了。q 和 k 处处都这样转，自身是自洽的（nanochat 有意如此），但得分对应的\
    是 R(-(n - m)θ)，与按通常方式训练的权重不匹配。(1, 0) 转一个小角度后，第二个分量应为正。"
"""

import torch


def rope_interleaved(x, positions, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = positions[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x[..., 0::2], x[..., 1::2]
    return torch.stack((a * cos + b * sin, b * cos - a * sin), dim=-1).flatten(-2)
