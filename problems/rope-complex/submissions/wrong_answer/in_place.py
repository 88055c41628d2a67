r"""
id: in-place
see: explanation-what-is-a-view-and-what-is-a-copy
title: {en: x was overwritten, zh: x 被改写了}
text:
  en: >-
    The values are right, but the caller's x now holds them too: view_as_complex is a view of the same memory, and
    multiplying it in place writes into x. A residual connection or a second call would then use rotated numbers.
    Write z * unit, which makes a new tensor.
  zh: "数值是对的，但调用者手里的 x 也变成了旋转后的值：view_as_complex 是同一块内存的视图，原地相乘就写进了 x。\
    残差连接或者再调用一次，用的就都是旋转过的数了。请写 z * unit，它会另建一个新张量。"
"""

import torch


def rope_complex(x, pos, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = pos[:, None] * theta
    unit = torch.polar(torch.ones_like(angle), angle)
    z = torch.view_as_complex(x.unflatten(-1, (-1, 2)))
    return torch.view_as_real(z.mul_(unit)).flatten(-2)
