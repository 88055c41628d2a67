r"""
id: ratio-upside-down
see: explanation-derivation
title: {en: "The last ratio is upside down", zh: "最后的比值颠倒了"}
text:
  en: >-
    You gave old over new. A larger base makes the pairs slower, so the new frequency is the smaller one and the
    ratio is below 1.
  zh: "你写的是旧除以新。base 增大，转得更慢，新频率更小，比值应小于 1。"
"""


def answer(given):
    s, d = given["s"], given["d"]
    return {"base'": given["base"] * s ** (d / (d - 2)), "first": 1.0, "last": float(s)}
