r"""
id: aliasing
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: The second half was computed from the new first half, zh: 后一半用的是已经改过的前一半}
text:
  en: >-
    After the first half has been overwritten, a is no longer the old a: it is a view. The second line then
    reads the rotated values. Compute both new halves before you write either, or keep a copy of one.
  zh: "前一半写完之后，a 就不再是旧的 a 了，因为它是视图。第二行读到的是旋转后的值。要么两半都算好再写，\
    要么先保存其中一半。"
"""


def apply_rope_(x, cos, sin):
    a, b = x.chunk(2, dim=-1)
    a.copy_(a * cos - b * sin)
    b.copy_(a * sin + b * cos)
    return x
