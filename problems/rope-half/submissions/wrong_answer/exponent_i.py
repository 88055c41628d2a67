r"""
id: exponent-i
see: statement-formula
title: {en: The exponent is i/d instead of 2i/d, zh: 指数写成了 i/d，应为 2i/d}
text:
  en: >-
    Your frequencies are base^(-i/d), so they fall half as fast as they should and the slow pairs are missing. There
    are d/2 pairs, and 2i/d has to run from 0 almost to 1. The first pair is right for any exponent.
  zh: "你的频率是 base^(-i/d)，下降的速度只有应有的一半，缺了转得慢的那些对。一共 d/2 对，2i/d 要从 0 走到接近 1。\
    第一对无论指数怎么写都是对的。"
"""

import torch


def rope_half(x, pos, base=10000.0):
    theta = base ** (-torch.arange(x.shape[-1] // 2) / x.shape[-1])
    angle = pos[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)
