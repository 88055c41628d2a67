r"""
id: cut-off
see: explanation-usual-mistakes-2
title: {en: "Cut off instead of rounded", zh: "直接截断，没有舍入"}
text:
  en: >-
    The bits that do not fit were dropped. Conversion rounds to the nearest number that exists, so some of these
    have to go up.
  zh: "你把放不下的位直接丢掉了。转换会取最近的可表示数，所以有几个应当向上走。"
"""


def answer(given):
    def cut(x, bits):
        step = 2 ** max(x.bit_length() - bits, 0)
        return x // step * step

    return {
        "bf16": tuple(cut(x, 8) for x in given["p"]),
        "fp16": tuple(cut(x, 11) for x in given["h"]),
        "inf": sum(x >= 65520 for x in given["large"]),
    }
