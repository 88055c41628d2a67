r"""
id: swapped
see: explanation-usual-mistakes-and-where-they-happened-5
title: {en: "sin came first, cos second", zh: 先返回了 sin，后返回 cos}
text:
  en: >-
    Both tables are right but in the wrong order. GPT-J and RoFormer return (sin, cos), and code that was written
    after them inherits it. Here it is (cos, sin); at position 0 the first table must be all ones.
  zh: "两张表都对，只是次序反了。GPT-J 和 RoFormer 返回的是 (sin, cos)，照它们写的代码也就成了这样。这里是 (cos, \
    sin)：位置 0 上，第一张表应全为 1。"
"""

import torch


def rope_cos_sin(position_ids, dim, base=1e7):
    freqs = position_ids[:, :, None] * base ** (-torch.arange(0, dim, 2) / dim)
    angle = torch.cat((freqs, freqs), dim=-1)
    return angle.sin(), angle.cos()
