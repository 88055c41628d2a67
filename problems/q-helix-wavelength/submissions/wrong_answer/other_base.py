r"""
id: other-base
title: {en: "The other base", zh: "用了另一个 base"}
text:
  en: >-
    That is the wavelength of the same pair with another base of the picture. Look at which base is given.
  zh: "那是图中另一个 base 下同一对的波长。看看给出的 base 是哪一个。"
"""

from math import tau


def answer(given):
    base = 1_000_000 if given["base"] == 10_000 else 10_000
    return {"wave": tau * base ** (given["i"] / 64)}
