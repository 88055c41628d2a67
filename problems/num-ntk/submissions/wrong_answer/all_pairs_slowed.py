r"""
id: all-pairs-slowed
see: explanation-derivation
title: {en: "Every pair slowed by s, as in interpolation", zh: "每一对都慢了 s 倍，那是插值"}
text:
  en: >-
    The new base is right, but with it pair 0 keeps its frequency, since the base to the power 0 is 1. Slowing
    every pair by s is position interpolation; NTK-aware scaling is meant to avoid that.
  zh: "新的 base 对了，但 base 的 0 次幂是 1，第 0 对的频率不变。每一对都慢 s 倍是位置插值，NTK-aware 正是\
    要避免它。"
"""


def answer(given):
    s, d = given["s"], given["d"]
    return {"base'": given["base"] * s ** (d / (d - 2)), "first": 1 / s, "last": 1 / s}
