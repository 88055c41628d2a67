r"""
id: overwritten-in-place
see: explanation-usual-mistakes-6
title: {en: A half was overwritten before it was read, zh: 前一半还没用就被覆盖了}
text:
  en: >-
    You wrote into x itself. After the first half has been set to -x2, the second half is filled from it, so both
    halves come from x2, and the caller's tensor is changed as well. Build a new tensor: a slice is a view, not a
    copy.
  zh: "你直接写进了 x。前一半被写成 -x2 之后，后一半再从前一半取数，于是两半都来自 x2；调用者手里的张量也被改掉了。\
    切片是视图，不是拷贝，请另建一个新张量。"
"""


def rotate_half(x):
    half = x.shape[-1] // 2
    x[..., :half], x[..., half:] = -x[..., half:], x[..., :half]
    return x
