r"""
id: rounded-to-nearest
see: explanation-usual-mistakes-3
title: {en: "Rounded to the nearest whole number", zh: "四舍五入了"}
text:
  en: >-
    The real indices are right. The range is widened to whole numbers on both sides: low goes down, high goes up.
  zh: "实数下标都对。取整时区间要向两边放宽：low 向下取整，high 向上取整。"
"""

from math import log, tau


def answer(given):
    d, base, trained = given["d"], given["base"], given["L0"]
    low, high = (d * log(trained / (tau * turns)) / (2 * log(base)) for turns in (32, 1))
    return {"raw": (low, high), "used": (round(low), round(high))}
