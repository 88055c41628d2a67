r"""
id: last-pair-reaches-the-base
see: explanation-usual-mistakes-3
title: {en: "The exponent is 2i/(d - 2)", zh: "指数用了 2i/(d - 2)"}
text:
  en: >-
    You spread the exponents from 0 to exactly 1, so that the last pair gets 2π times the base. RoPE divides by d,
    and the last exponent is (d - 2)/d; some sinusoidal encodings do what you did.
  zh: "你让指数从 0 一直到 1，最后一对正好是 2π 乘以 base。RoPE 除以的是 d，最后一个指数是 (d - 2)/d；有些\
    正弦编码才是你这种写法。"
"""

from math import tau


def answer(given):
    return {"wave": tuple(tau * given["base"] ** (2 * i / (given["d"] - 2)) for i in given["i"])}
