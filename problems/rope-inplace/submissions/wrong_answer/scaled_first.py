r"""
id: scaled-first
see: explanation-order-of-reading-and-writing
title: {en: x was multiplied by cos before the sine term was formed, zh: 先乘了 cos，再去算正弦项}
text:
  en: >-
    After x.mul_(cos) the old values are gone, so the sine term is built from numbers that carry a factor cos
    already: x cos + rotate_half(x cos) sin. Form rotate_half(x) * sin first.
  zh: "x.mul_(cos) 之后旧值就没有了，正弦项用的是已经乘过 cos 的数：x cos + rotate_half(x cos) sin。应\
    当先算好 rotate_half(x) * sin。"
"""

import torch


def apply_rope_(x, cos, sin):
    cos, sin = torch.cat((cos, cos), dim=-1).to(x.dtype), torch.cat((sin, sin), dim=-1).to(x.dtype)
    x.mul_(cos)
    a, b = x.chunk(2, dim=-1)
    return x.add_(torch.cat((-b, a), dim=-1) * sin)
