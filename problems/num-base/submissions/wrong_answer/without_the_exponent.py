r"""
id: without-the-exponent
see: explanation-usual-mistakes-1
title: {en: "As if the slowest wave were 2π times the base", zh: "以为最慢的波长就是 2π 乘以 base"}
text:
  en: >-
    L/2π would be the answer if the last exponent were 1. It is (d - 2)/d, so the slowest wave falls short of 2π
    times the base, and the base has to be larger.
  zh: "只有最后一个指数等于 1，答案才是 L/2π。实际指数是 (d - 2)/d，最慢的波长达不到 2π 乘以 base，所以 b\
    ase 要更大。"
"""

from math import tau


def answer(given):
    return {"base": given["L"] / tau}
