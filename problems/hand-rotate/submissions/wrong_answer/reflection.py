r"""
id: reflection
see: explanation-usual-mistakes-4
title: {en: A reflection instead of a rotation, zh: 做成了反射而不是旋转}
text:
  en: >-
    Your matrix has rows (cos, sin) and (sin, -cos). It keeps lengths, but it mirrors: at α = 0 it sends (x0, x1) to
    (x0, -x1). A rotation has the minus sign off the diagonal, once.
  zh: "你用的矩阵两行是 (cos, sin) 和 (sin, -cos)。它保持长度不变，但做的是镜像：α = 0 时把 (x0, x1) 变成 (x0, \
    -x1)。旋转矩阵只有一个负号，而且不在对角线上。"
"""

from math import cos, sin


def answer(given):
    theta, m, n, q, k = (given[name] for name in ("theta", "m", "n", "q", "k"))
    q1, k1 = rotate(q, m * theta), rotate(k, n * theta)
    return {"q'": q1, "k'": k1, "score": dot(q1, k1)}


def rotate(x, angle):
    c, s = cos(angle), sin(angle)
    return x[0] * c + x[1] * s, x[0] * s - x[1] * c


def dot(x, y):
    return x[0] * y[0] + x[1] * y[1]
