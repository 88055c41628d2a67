r"""
id: sign-typo
see: statement-formula
title: {en: One minus sign became a plus, zh: 有一个减号写成了加号}
text:
  en: >-
    The first component is a cos + b sin, and it should be a cos - b sin; the second is right. This is no rotation:
    lengths change. At position 0 nothing shows, because the sine is 0 there.
  zh: "第一个分量写成了 a cos + b sin，应为 a cos - b sin；第二个分量是对的。这已经不是旋转，长度会变。位置 0 上\
    正弦为 0，所以看不出来。"
"""

import torch


def rope_complex(x, pos, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = pos[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x[..., 0::2], x[..., 1::2]
    return torch.stack((a * cos + b * sin, a * sin + b * cos), dim=-1).flatten(-2)
