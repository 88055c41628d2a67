r"""
id: base-times-s
see: explanation-usual-mistakes-1
title: {en: "The base was multiplied by s itself", zh: "base 直接乘了 s"}
text:
  en: >-
    With s times the base the last pair is slowed by s^((d - 2)/d), not quite by s. The exponent d/(d - 2) makes
    up for that.
  zh: "base 只乘 s，最后一对慢的倍数是 s^((d - 2)/d)，还差一点。指数 d/(d - 2) 就是为了补上这一点。"
"""


def answer(given):
    s, d = given["s"], given["d"]
    return {"base'": given["base"] * s, "first": 1.0, "last": s ** -((d - 2) / d)}
