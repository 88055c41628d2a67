r"""
id: clockwise
see: explanation-usual-mistakes-2
title: {en: Rotated clockwise, zh: 转成了顺时针}
text:
  en: >-
    You rotated by -mθ: the minus sign stands in the second component instead of the first. R(α) turns
    counter-clockwise, so (1, 0) becomes (cos α, sin α). With all angles reversed the score belongs to the distance
    m - n.
  zh: "你转的角度是 -mθ：负号出现在第二个分量，而它应该在第一个分量。R(α) 是逆时针旋转，(1, 0) 应变成 (cos α, \
    sin α)。所有角度都反过来之后，得到的是距离 m - n 的得分。"
"""

from math import cos, sin


def answer(given):
    theta, m, n, q, k = (given[name] for name in ("theta", "m", "n", "q", "k"))
    q1, k1 = rotate(q, m * theta), rotate(k, n * theta)
    return {"q'": q1, "k'": k1, "score": dot(q1, k1)}


def rotate(x, angle):
    c, s = cos(angle), sin(angle)
    return x[0] * c + x[1] * s, x[1] * c - x[0] * s


def dot(x, y):
    return x[0] * y[0] + x[1] * y[1]
