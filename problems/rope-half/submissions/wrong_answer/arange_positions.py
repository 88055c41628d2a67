r"""
id: arange-positions
see: statement-formula
title: {en: pos was not used, zh: 没有用到 pos}
text:
  en: >-
    You counted 0, 1, 2, … along the sequence instead of reading pos. That is right for a text from its beginning,
    and wrong as soon as a token arrives at position 1000, as in decoding with a cache.
  zh: "你沿着序列从 0、1、2…… 数了起来，没有读 pos。文本从头开始时没有问题；带缓存解码时，送来的往往是位置 1000 \
    上的一个 token，那就错了。"
"""

import torch


def rope_half(x, pos, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = torch.arange(x.shape[-2])[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)
