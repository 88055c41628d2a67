r"""
id: both-cut-off
see: explanation-usual-mistakes-3
title: {en: "Both were cut off", zh: "两个都向下取整了"}
text:
  en: >-
    The real indices are right, and so is low. High is rounded up, so that the ramp covers the whole range.
  zh: "实数下标都对，low 也对。high 要向上取整，斜坡才能盖住整个区间。"
"""

from math import floor, log, tau


def answer(given):
    d, base, trained = given["d"], given["base"], given["L0"]
    low, high = (d * log(trained / (tau * turns)) / (2 * log(base)) for turns in (32, 1))
    return {"raw": (low, high), "used": (floor(low), floor(high))}
