r"""
id: everything-above-the-largest
see: explanation-derivation
title: {en: "Everything above 65504 taken for infinite", zh: "以为大于 65504 的都是无穷"}
text:
  en: >-
    65504 is the largest float16, but numbers a little above are rounded down to it. Only from 65520 on, halfway
    to the next step, does infinity come out.
  zh: "65504 是最大的 float16，但略大于它的数会向下舍入到它。从 65520（到下一档的一半）起才变成无穷。"
"""


def answer(given):
    def nearest(x, bits):
        step = 2 ** max(x.bit_length() - bits, 0)
        return round(x / step) * step

    return {
        "bf16": tuple(nearest(x, 8) for x in given["p"]),
        "fp16": tuple(nearest(x, 11) for x in given["h"]),
        "inf": sum(x > 65504 for x in given["large"]),
    }
