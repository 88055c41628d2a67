r"""
id: layouts-exchanged
see: explanation-usual-mistakes-1
title: {en: "The two layouts are exchanged", zh: "两种布局写反了"}
text:
  en: >-
    Both results are right, each in the other's place. Adjacent pairs are (x0, x1) and (x2, x3); halves pair x0
    with x2 and x1 with x3.
  zh: "两个结果都对，但位置写反了。相邻成对是 (x0, x1) 和 (x2, x3)；前后两半则是 x0 配 x2，x1 配 x3。"
"""

from math import cos, sin


def answer(given):
    (a, b, c, d), m = given["x"], given["m"]
    (p, q), (r, s) = turn(a, b, m), turn(c, d, m / 100)
    (t, u), (v, w) = turn(a, c, m), turn(b, d, m / 100)
    return {"adjacent": (t, v, u, w), "halves": (p, q, r, s)}


def turn(x, y, angle):
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
