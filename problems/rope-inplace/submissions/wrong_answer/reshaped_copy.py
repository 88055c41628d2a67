r"""
id: reshaped-copy
see: explanation-views
title: {en: "On a view, reshape made a copy that was rotated", zh: 遇到视图，reshape 得到的是副本，转的是副本}
text:
  en: >-
    For a contiguous x everything is right. A view with gaps cannot be reshaped to fewer axes without copying,
    and then your writes go into the copy. Slicing the last axis works for any strides.
  zh: "x 连续时一切正常。有间隔的视图不复制就无法 reshape 成更少的维度，于是你写进了副本。对最后一维切\
    片，无论步长如何都是视图。"
"""


def apply_rope_(x, cos, sin):
    B, H, T, D = x.shape
    rows = x.reshape(B * H, T, D)
    a, b = rows.chunk(2, dim=-1)
    new_a = a * cos - b * sin
    b.copy_(a * sin + b * cos)
    a.copy_(new_a)
    return x
