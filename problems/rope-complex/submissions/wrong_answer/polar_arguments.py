r"""
id: polar-arguments
see: explanation-usual-mistakes-and-where-they-happened-4
title: {en: torch.polar got its arguments in the wrong order, zh: torch.polar 的两个参数放反了}
text:
  en: >-
    torch.polar(abs, angle) takes the length first. You passed the angle as the length and 1 as the angle, so every
    pair is turned by one radian and stretched by mθ; tokens at position 0 become zero. The length has to be 1
    everywhere.
  zh: "torch.polar(abs, angle) 的第一个参数是模长。你把角度当成了模长，把 1 当成了角度，于是每一对都转了 1 弧度，\
    并拉伸了 mθ 倍，位置 0 上的 token 变成了零。模长应当处处为 1。"
"""

import torch


def rope_complex(x, pos, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = pos[:, None] * theta
    unit = torch.polar(angle, torch.ones_like(angle))
    z = torch.view_as_complex(x.unflatten(-1, (-1, 2)))
    return torch.view_as_real(z * unit).flatten(-2)
