r"""
id: radians-for-turns
see: explanation-usual-mistakes-1
title: {en: "2π is missing", zh: "漏了 2π"}
text:
  en: >-
    A turn has 2π radians. You asked for 32 radians and 1 radian; both indices are too large by d ln 2π/(2 ln b).
  zh: "一圈是 2π 弧度。你算的是 32 弧度和 1 弧度，两个下标都偏大 d ln 2π/(2 ln b)。"
"""

from math import ceil, floor, log


def answer(given):
    d, base, trained = given["d"], given["base"], given["L0"]
    low, high = (d * log(trained / turns) / (2 * log(base)) for turns in (32, 1))
    return {"raw": (low, high), "used": (floor(low), ceil(high))}
