r"""
id: power-upside-down
see: explanation-usual-mistakes-2
title: {en: "The power is (d - 2)/d", zh: "幂次写反了：(d - 2)/d"}
text:
  en: >-
    To solve b^((d - 2)/d) = L/2π for b, raise both sides to d/(d - 2), the reciprocal. Your base is smaller than
    L/2π; put it in and see that the wave is too short.
  zh: "从 b^((d - 2)/d) = L/2π 解 b，两边要取 d/(d - 2) 次幂，也就是倒数。你的 base 比 L/2π 还小，代回去\
    就会发现波长不够。"
"""

from math import tau


def answer(given):
    return {"base": (given["L"] / tau) ** ((given["d"] - 2) / given["d"])}
