r"""
id: exponent-upside-down
see: explanation-usual-mistakes-2
title: {en: "The exponent is (d - 2)/d", zh: "指数写反了：(d - 2)/d"}
text:
  en: >-
    The last frequency is the base to the power -(d - 2)/d; to make it s times smaller the base needs the factor s
    to the reciprocal power, d/(d - 2). Yours is smaller than s.
  zh: "最后一个频率是 base 的 -(d - 2)/d 次幂；要让它小 s 倍，base 要乘 s 的倒数次幂，也就是 d/(d - 2) 次幂\
    。你乘的数比 s 还小。"
"""


def answer(given):
    s, e = given["s"], (given["d"] - 2) / given["d"]
    return {"base'": given["base"] * s**e, "first": 1.0, "last": s ** -(e * e)}
