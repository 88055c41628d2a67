r"""
id: in-place
see: explanation-usual-mistakes-3
title: {en: x0 was overwritten before it was used again, zh: x0 还要用，却先被覆盖了}
text:
  en: >-
    You wrote the first new component into x and then computed the second from it, so the second uses the rotated x0
    instead of the old one. x[..., 0] is a view, not a copy. The caller's tensor is changed as well. Compute both
    components from the old values and build a new tensor.
  zh: "你先把新的第一个分量写进了 x，再用它去算第二个分量，于是第二个分量用的是旋转后的 x0，而不是原来的。x[..., 0] 是\
    视图，不是拷贝；调用者手里的张量也被改掉了。请用旧值算出两个分量，再另建一个新张量。"
"""


def rotate_2d(x, angle):
    c, s = angle.cos(), angle.sin()
    x[..., 0] = x[..., 0] * c - x[..., 1] * s
    x[..., 1] = x[..., 0] * s + x[..., 1] * c
    return x
