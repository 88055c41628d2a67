r"""
id: in-place
see: statement-shapes
title: {en: x was overwritten while it was still needed, zh: x 还要用，却先被改写了}
text:
  en: >-
    You wrote the first members of the pairs into x and computed the second ones from them, so those use rotated
    numbers; and the caller's tensor is changed. Slices are views. Compute both from the old values and build a new
    tensor.
  zh: "你先把各对的第一分量写进了 x，再用它们去算第二分量，于是第二分量用的是旋转后的数；调用者手里的张量也被改掉\
    了。切片是视图。请用旧值算出两者，再另建一个新张量。"
"""

import torch


def rope_half(x, pos, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = pos[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    n = x.shape[-1] // 2
    x[..., :n] = x[..., :n] * cos - x[..., n:] * sin
    x[..., n:] = x[..., :n] * sin + x[..., n:] * cos
    return x
