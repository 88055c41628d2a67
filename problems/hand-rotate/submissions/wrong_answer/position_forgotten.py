r"""
id: position-forgotten
see: explanation-usual-mistakes-3
title: {en: "The angle is θ, not m times θ", zh: 角度用了 θ，没有乘位置}
text:
  en: >-
    Both vectors were turned by θ itself, as if every token stood at position 1. The position is what is to be
    encoded: the angle of q is mθ, that of k is nθ. If both turn by the same angle, the score is that of the
    unrotated vectors.
  zh: "两个向量都只转了 θ，就好像每个 token 都在位置 1。要编码的正是位置：q 转 mθ，k 转 nθ。两者转同样的角度，得\
    分就与没有旋转时一样。"
"""

from math import cos, sin


def answer(given):
    theta, q, k = given["theta"], given["q"], given["k"]
    q1, k1 = rotate(q, theta), rotate(k, theta)
    return {"q'": q1, "k'": k1, "score": dot(q1, k1)}


def rotate(x, angle):
    c, s = cos(angle), sin(angle)
    return x[0] * c - x[1] * s, x[0] * s + x[1] * c


def dot(x, y):
    return x[0] * y[0] + x[1] * y[1]
