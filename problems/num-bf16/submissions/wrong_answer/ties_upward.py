r"""
id: ties-upward
see: explanation-usual-mistakes-2
title: {en: "Ties were rounded up", zh: "恰在中间时一律向上"}
text:
  en: >-
    A number halfway between two others goes to the one whose last bit is 0, not always up: 257 lies between 256
    and 258 and becomes 256.
  zh: "恰好在两个数正中间时，取末位为 0 的那个，不是一律向上：257 在 256 与 258 之间，变成 256。"
"""


def answer(given):
    def up(x, bits):
        step = 2 ** max(x.bit_length() - bits, 0)
        return (2 * x + step) // (2 * step) * step

    return {
        "bf16": tuple(up(x, 8) for x in given["p"]),
        "fp16": tuple(up(x, 11) for x in given["h"]),
        "inf": sum(x >= 65520 for x in given["large"]),
    }
