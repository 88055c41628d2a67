r"""
id: components-swapped
see: explanation-derivation
title: {en: The two components were swapped, zh: 两个分量写反了}
text:
  en: >-
    Your numbers are right but in the wrong order: the component with the minus sign, x0 cos α - x1 sin α, comes
    first. The score does not notice, because both vectors were swapped.
  zh: "数都算对了，顺序却反了：带负号的那个分量 x0 cos α - x1 sin α 应该写在前面。两个向量一起写反，所以从得分上看\
    不出来。"
"""

from math import cos, sin


def answer(given):
    theta, m, n, q, k = (given[name] for name in ("theta", "m", "n", "q", "k"))
    q1, k1 = rotate(q, m * theta), rotate(k, n * theta)
    return {"q'": q1, "k'": k1, "score": dot(q1, k1)}


def rotate(x, angle):
    c, s = cos(angle), sin(angle)
    return x[0] * s + x[1] * c, x[0] * c - x[1] * s


def dot(x, y):
    return x[0] * y[0] + x[1] * y[1]
