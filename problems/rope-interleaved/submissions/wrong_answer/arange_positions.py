r"""
id: arange-positions
see: statement-formula
title: {en: positions was not used, zh: 没有用到 positions}
text:
  en: >-
    You counted 0, 1, 2, … along the sequence instead of reading positions. That is right for a text from its
    beginning, and wrong as soon as a token arrives at position 1000, as in decoding with a cache.
  zh: "你沿着序列从 0、1、2…… 数了起来，没有读 positions。文本从头开始时没有问题；带缓存解码时，送来的往往是位置 \
    1000 上的一个 token，那就错了。"
"""

import torch


def rope_interleaved(x, positions, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = torch.arange(x.shape[-2])[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x[..., 0::2], x[..., 1::2]
    return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)
