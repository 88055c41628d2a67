r"""
id: turns-per-token
see: explanation-derivation
title: {en: "Upside down: turns per token", zh: "上下颠倒：每个 token 转的圈数"}
text:
  en: >-
    These numbers are θ/2π, the turns made per token, all below 1. A wavelength is the reciprocal, in tokens.
  zh: "这些数是 θ/2π，即每个 token 转多少圈，都小于 1。波长是它的倒数，单位是 token。"
"""

from math import tau


def answer(given):
    return {"wave": tuple(given["base"] ** (-2 * i / given["d"]) / tau for i in given["i"])}
