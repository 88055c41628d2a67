r"""
id: dimensions-not-pairs
see: explanation-usual-mistakes-2
title: {en: "Twice too large: dimensions, not pairs", zh: "大了一倍：数的是维度，不是对"}
text:
  en: >-
    The exponent is 2i/d, so solving for i leaves a 2 in the denominator. Your numbers count dimensions.
  zh: "指数是 2i/d，解出 i 时分母里有个 2。你得到的是维度的编号。"
"""

from math import ceil, floor, log, tau


def answer(given):
    d, base, trained = given["d"], given["base"], given["L0"]
    low, high = (d * log(trained / (tau * turns)) / log(base) for turns in (32, 1))
    return {"raw": (low, high), "used": (floor(low), ceil(high))}
