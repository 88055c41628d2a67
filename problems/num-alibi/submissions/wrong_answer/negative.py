r"""
id: negative
see: explanation-derivation
title: {en: "The slopes are negative", zh: "斜率写成了负数"}
text:
  en: >-
    Slopes are positive by definition; the penalty is slope times a negative distance. A minus sign in both places
    rewards distance.
  zh: "斜率按定义是正数，惩罚等于斜率乘以负的距离。两处都取负号，就变成了奖励远处的 token。"
"""


def answer(given):
    n, more = given["n"], given["n'"]
    below = 1 << (more.bit_length() - 1)
    extra = tuple(-(2 ** (-4 * h / below)) for h in range(1, 2 * (more - below), 2))
    return {"slopes": tuple(-(2 ** (-8 * h / n)) for h in range(1, n + 1)), "extra": extra}
