r"""
id: last-pair-is-d-minus-one
see: explanation-usual-mistakes-1
title: {en: "The last exponent is taken as (d - 1)/d", zh: "最后一个指数当成了 (d - 1)/d"}
text:
  en: >-
    The last pair has i = d/2 - 1, so its exponent is 2i/d = (d - 2)/d. You used (d - 1)/d, as if every dimension
    had a frequency of its own.
  zh: "最后一对是 i = d/2 - 1，指数 2i/d = (d - 2)/d。你用了 (d - 1)/d，好像每一维都有自己的频率。"
"""

from math import tau


def answer(given):
    return {"base": (given["L"] / tau) ** (given["d"] / (given["d"] - 1))}
