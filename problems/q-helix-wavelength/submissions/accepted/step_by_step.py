"""Position by position, until the curve has gone round."""

from math import tau


def answer(given):
    step, tokens = given["base"] ** (-given["i"] / 64), 0
    while tokens * step < tau:
        tokens += 0.25
    return {"wave": tokens}
