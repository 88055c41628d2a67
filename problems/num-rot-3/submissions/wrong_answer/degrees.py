r"""
id: degrees
see: explanation-derivation
title: {en: "The calculator was in degrees", zh: "计算器用的是角度制"}
text:
  en: >-
    Frequencies are in radians. At position 1 the first pair turns by 1 radian, 57 degrees; yours hardly moved.
  zh: "频率的单位是弧度。在位置 1，第一对转 1 弧度，也就是 57°；你的几乎没动。"
"""

from math import cos, radians, sin


def answer(given):
    (a, b, c, d), m = given["x"], radians(given["m"])
    (p, q), (r, s) = turn(a, b, m), turn(c, d, m / 100)
    (t, u), (v, w) = turn(a, c, m), turn(b, d, m / 100)
    return {"adjacent": (p, q, r, s), "halves": (t, v, u, w)}


def turn(x, y, angle):
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
