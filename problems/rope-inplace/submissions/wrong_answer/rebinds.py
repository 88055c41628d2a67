r"""
id: rebinds
see: explanation-views
title: {en: "The halves were rebound, nothing was written", zh: 只是给两半改了名，什么都没写进去}
text:
  en: >-
    a and b began as views of x, but "a = a * cos - …" does not write: it gives the name a to a new tensor. x
    comes back unchanged. Use a.copy_(…) or a[...] = ….
  zh: "a 和 b 原本是 x 的视图，但 “a = a * cos - …” 不是写入，只是让名字 a 指向新张量，x 原样返回。请用 \
    a.copy_(…) 或 a[...] = …。"
"""


def apply_rope_(x, cos, sin):
    a, b = x.chunk(2, dim=-1)
    a, b = a * cos - b * sin, a * sin + b * cos
    return x
