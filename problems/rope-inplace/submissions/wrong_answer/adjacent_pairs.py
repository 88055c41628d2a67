r"""
id: adjacent-pairs
see: statement-formula
title: {en: Adjacent dimensions were paired, zh: 配成了相邻维度}
text:
  en: >-
    You turned (0, 1), (2, 3), …. The tables belong to the half layout: column i is for dimensions i and i +
    D/2. With a single pair both are the same.
  zh: "你转的是 (0, 1)、(2, 3)……。这里的表属于前后两半布局：第 i 列对应第 i 维和第 i + D/2 维。只有一对\
    时，两者相同。"
"""


def apply_rope_(x, cos, sin):
    a, b = x[..., 0::2], x[..., 1::2]
    new_a = a * cos - b * sin
    b.copy_(a * sin + b * cos)
    a.copy_(new_a)
    return x
