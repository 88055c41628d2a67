r"""
id: half-exponent
see: explanation-usual-mistakes-2
title: {en: "The 2 of 2i is missing", zh: "指数漏了 2"}
text:
  en: >-
    You took b to the power i/128. The exponent is 2i/128: there are 64 pairs, so pair 32 is the middle.
  zh: "你取的是 b 的 i/128 次方。指数应是 2i/128：共 64 对，第 32 对才在正中间。"
"""

from math import tau


def answer(given):
    return {"wave": tau * given["base"] ** (given["i"] / 128)}
