"""A whole number may be written with a decimal point."""

from math import floor, log2, pi


def answer(given):
    return {"i": f"{floor(64 * log2(given['T'] / (2 * pi)) / log2(given['base'])) + 1:.1f}"}
