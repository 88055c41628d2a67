r"""
id: one-bit-too-many
see: explanation-usual-mistakes-1
title: {en: "One significant bit too many", zh: "多算了一位有效位"}
text:
  en: >-
    bfloat16 has 8 significant bits in all: 7 stored and the leading 1. You counted 8 stored ones, and 11 in
    float16 where 10 are stored; so 257 and 2049 seemed to fit.
  zh: "bfloat16 一共 8 位有效位：存 7 位，加上最前面的 1。你按存 8 位算了（float16 是存 10 位，你按 11 位算\
    ），于是 257 和 2049 好像都放得下。"
"""


def answer(given):
    def nearest(x, bits):
        step = 2 ** max(x.bit_length() - bits, 0)
        return round(x / step) * step

    return {
        "bf16": tuple(nearest(x, 9) for x in given["p"]),
        "fp16": tuple(nearest(x, 12) for x in given["h"]),
        "inf": sum(x >= 65520 for x in given["large"]),
    }
