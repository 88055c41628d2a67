r"""
id: cosine-first
see: explanation-usual-mistakes-2
title: {en: "Cosine on the even columns", zh: "偶数列用了余弦"}
text:
  en: >-
    Even columns hold the sine, odd ones the cosine. At position 0 the row is (0, 1, 0, 1), not (1, 0, 1, 0).
  zh: "偶数列是正弦，奇数列是余弦。位置 0 的那一行是 (0, 1, 0, 1)，不是 (1, 0, 1, 0)。"
"""

from math import cos, sin


def answer(given):
    m, n = given["m"], given["n"]
    return {k: (cos(p), sin(p), cos(p / 100), sin(p / 100)) for k, p in (("first", m), ("second", n))}
