r"""
id: exponent-i-over-d
see: explanation-usual-mistakes-2
title: {en: "The exponent is i/d instead of 2i/d", zh: "指数用了 i/d，少了 2"}
text:
  en: >-
    The exponent runs over dimensions 0, 2, 4, …, so pair i has the exponent 2i/d. With i/d the slowest pair comes
    out near 2π times the root of the base.
  zh: "指数里用的是维度 0、2、4……，第 i 对的指数是 2i/d。若用 i/d，最慢的一对就只有大约 2π 乘以 base 的\
    平方根。"
"""

from math import tau


def answer(given):
    return {"wave": tuple(tau * given["base"] ** (i / given["d"]) for i in given["i"])}
