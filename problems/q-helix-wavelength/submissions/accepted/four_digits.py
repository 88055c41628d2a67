"""A calculator's four digits."""

from math import tau


def answer(given):
    return {"wave": f"{tau * given['base'] ** (given['i'] / 64):.4g}"}
