r"""
id: exponent-per-column
see: explanation-usual-mistakes-1
title: {en: "The exponent is i/d", zh: "指数用了 i/d"}
text:
  en: >-
    The second angle came out as p/10. The exponent is 2i/d for pair i, here 2/4, and 10000 to the power 1/2 is
    100.
  zh: "你的第二个角度是 p/10。第 i 对的指数是 2i/d，这里是 2/4，而 10000 的 1/2 次幂是 100。"
"""

from math import cos, sin


def answer(given):
    m, n = given["m"], given["n"]
    return {k: (sin(p), cos(p), sin(p / 10), cos(p / 10)) for k, p in (("first", m), ("second", n))}
