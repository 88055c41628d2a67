r"""
id: next-power-cut-off
see: explanation-derivation
title: {en: "The series of the next power of two, cut off", zh: "取了更大的 2 的幂，再截去多余的"}
text:
  en: >-
    You took the slopes for 2c heads and stopped after n'. The rule keeps all c slopes of the smaller power and
    adds from the larger one only what lies between.
  zh: "你取了 2c 个头的斜率，数到 n' 为止。规则是先保留较小的幂的全部 c 个斜率，再从较大的里面补上夹在中间\
    的。"
"""


def answer(given):
    n, more = given["n"], given["n'"]
    below = 1 << (more.bit_length() - 1)
    extra = tuple(2 ** (-4 * h / below) for h in range(below + 1, more + 1))
    return {"slopes": tuple(2 ** (-8 * h / n) for h in range(1, n + 1)), "extra": extra}
