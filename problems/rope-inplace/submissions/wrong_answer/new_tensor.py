r"""
id: new-tensor
see: statement-shapes
title: {en: "A new tensor was returned, x is as it was", zh: 返回了新张量，x 没有变}
text:
  en: >-
    The values are right, but they lie in new memory and x still holds the old ones. "x = torch.cat(…)" only
    gives the name x to another tensor. Write into x: x.copy_(…), x[...] = … or x.mul_(…).
  zh: "数值是对的，却放在新的内存里，x 还是旧值。“x = torch.cat(…)” 只是让 x 这个名字指向另一个张量。要\
    写进 x：用 x.copy_(…)、x[...] = … 或 x.mul_(…)。"
"""

import torch


def apply_rope_(x, cos, sin):
    a, b = x.chunk(2, dim=-1)
    x = torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1).to(x.dtype)
    return x
