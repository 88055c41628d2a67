r"""
id: tokens-per-radian
see: explanation-usual-mistakes-1
title: {en: "Tokens per radian, not per turn", zh: "算成了每弧度的 token 数"}
text:
  en: >-
    You worked out 1/θ, the number of tokens for one radian. A full turn is 2π radians, so every number has to be
    6.28 times as large; that of pair 0 is 6, not 1.
  zh: "你算的是 1/θ，也就是转一弧度要多少个 token。一整圈是 2π 弧度，每个数都要乘以 6.28；第 0 对应该是 6\
    ，不是 1。"
"""


def answer(given):
    return {"wave": tuple(given["base"] ** (2 * i / given["d"]) for i in given["i"])}
