"""Quotient and remainder, with the tie decided by hand."""


def answer(given):
    def cut(x, bits):
        step = 1 << max(0, x.bit_length() - bits)
        quotient, rest = divmod(x, step)
        up = 2 * rest > step or (2 * rest == step and quotient % 2 == 1)
        return (quotient + up) * step

    return {
        "bf16": tuple(cut(x, 8) for x in given["p"]),
        "fp16": tuple(cut(x, 11) for x in given["h"]),
        "inf": len([x for x in given["large"] if x >= 65520]),
    }
