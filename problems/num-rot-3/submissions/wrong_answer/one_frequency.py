r"""
id: one-frequency
see: explanation-usual-mistakes-2
title: {en: "Both pairs were turned by the same angle", zh: "两对转了同样的角度"}
text:
  en: >-
    Every pair has a frequency of its own: 1 for the first, 0.01 for the second. You turned both by m radians.
  zh: "每一对有自己的频率：第一对为 1，第二对为 0.01。你把两对都转了 m 弧度。"
"""

from math import cos, sin


def answer(given):
    (a, b, c, d), m = given["x"], given["m"]
    (p, q), (r, s) = turn(a, b, m), turn(c, d, m)
    (t, u), (v, w) = turn(a, c, m), turn(b, d, m)
    return {"adjacent": (p, q, r, s), "halves": (t, v, u, w)}


def turn(x, y, angle):
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
