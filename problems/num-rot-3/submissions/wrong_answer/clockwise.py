r"""
id: clockwise
see: explanation-usual-mistakes-3
title: {en: "Turned clockwise", zh: "转成了顺时针"}
text:
  en: >-
    The minus sign belongs to the first number of a pair, (x cos - y sin, x sin + y cos). Yours stands at the
    second, which turns by -mθ.
  zh: "负号应在每对的第一个数里：(x cos - y sin, x sin + y cos)。你把它放在第二个数里，转的就是 -mθ。"
"""

from math import cos, sin


def answer(given):
    (a, b, c, d), m = given["x"], given["m"]
    (p, q), (r, s) = turn(a, b, m), turn(c, d, m / 100)
    (t, u), (v, w) = turn(a, c, m), turn(b, d, m / 100)
    return {"adjacent": (p, q, r, s), "halves": (t, v, u, w)}


def turn(x, y, angle):
    return x * cos(angle) + y * sin(angle), y * cos(angle) - x * sin(angle)
