"""Rounded to whole tokens."""

from math import exp, log, tau


def answer(given):
    d, base = given["d"], given["base"]
    return {"wave": tuple(round(tau * exp(log(base) * 2 * i / d)) for i in given["i"])}
