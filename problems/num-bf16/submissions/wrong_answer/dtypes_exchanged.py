r"""
id: dtypes-exchanged
see: explanation-derivation
title: {en: "bfloat16 and float16 are exchanged", zh: "bfloat16 与 float16 弄反了"}
text:
  en: >-
    You gave bfloat16 eleven bits and float16 eight. It is the other way round; bfloat16 has the range of float32
    and pays for it with precision.
  zh: "你给了 bfloat16 十一位、float16 八位，正好相反。bfloat16 的范围与 float32 一样大，代价是精度低。"
"""


def answer(given):
    def nearest(x, bits):
        step = 2 ** max(x.bit_length() - bits, 0)
        return round(x / step) * step

    return {
        "bf16": tuple(nearest(x, 11) for x in given["p"]),
        "fp16": tuple(nearest(x, 8) for x in given["h"]),
        "inf": sum(x >= 65520 for x in given["large"]),
    }
