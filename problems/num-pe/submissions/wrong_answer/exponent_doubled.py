r"""
id: exponent-doubled
see: explanation-usual-mistakes-1
title: {en: "The 2 of 2i was counted twice", zh: "2i 里的 2 乘了两遍"}
text:
  en: >-
    The second angle came out as p/10000. If i counts pairs, the exponent is 2i/d = 1/2; if it runs over 0, 2, 4,
    …, the 2 is already in it.
  zh: "你的第二个角度是 p/10000。i 若是对的下标，指数是 2i/d = 1/2；i 若取 0、2、4……，里面就已经含有这个 \
    2 了。"
"""

from math import cos, sin


def answer(given):
    m, n = given["m"], given["n"]
    return {k: (sin(p), cos(p), sin(p / 10000), cos(p / 10000)) for k, p in (("first", m), ("second", n))}
