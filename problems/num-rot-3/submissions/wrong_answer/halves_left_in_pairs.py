r"""
id: halves-left-in-pairs
see: explanation-usual-mistakes-1
title: {en: "The half layout came out in adjacent order", zh: "两半布局的结果按相邻次序写了"}
text:
  en: >-
    You paired x0 with x2 and x1 with x3 and turned them rightly, but wrote the pairs one after the other. Each
    number goes back to where it came from.
  zh: "你把 x0 与 x2、x1 与 x3 配对，转得也对，但把两对一前一后写了出来。每个数都要放回它原来的位置。"
"""

from math import cos, sin


def answer(given):
    (a, b, c, d), m = given["x"], given["m"]
    return {
        "adjacent": turn(a, b, m) + turn(c, d, m / 100),
        "halves": turn(a, c, m) + turn(b, d, m / 100),
    }


def turn(x, y, angle):
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
