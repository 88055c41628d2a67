"""Rounded up to the next whole number, as a written expression allows no ceiling."""

from math import ceil, pi


def answer(given):
    return {"base": ceil((given["L"] / 2 / pi) ** (1 + 2 / (given["d"] - 2)))}
