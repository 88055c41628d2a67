r"""
id: exponents-from-zero
see: explanation-usual-mistakes-3
title: {en: "The series begins at 1", zh: "数列从 1 开始了"}
text:
  en: >-
    Heads count from 1 in the exponent: the first slope is 2^(-8/n), not 2^0. The last has to be 1/256 for every
    power of two.
  zh: "指数里的头从 1 数起：第一个斜率是 2^(-8/n)，不是 2^0。对任何 2 的幂，最后一个都应是 1/256。"
"""


def answer(given):
    n, more = given["n"], given["n'"]
    below = 1 << (more.bit_length() - 1)
    extra = tuple(2 ** (-8 * h / below) for h in range(more - below))
    return {"slopes": tuple(2 ** (-8 * h / n) for h in range(n)), "extra": extra}
