"""Mantissa and exponent, Python's own rounding."""

from math import frexp, ldexp


def answer(given):
    def nearest(x, bits):
        mantissa, exponent = frexp(x)
        return ldexp(round(ldexp(mantissa, bits)), exponent - bits)

    return {
        "bf16": tuple(nearest(x, 8) for x in given["p"]),
        "fp16": tuple(nearest(x, 11) for x in given["h"]),
        "inf": sum(nearest(x, 11) > 65504 for x in given["large"]),
    }
