"""With logarithms to base 10, rounded to three decimals."""

from math import log10, tau


def answer(given):
    per = given["d"] / 2 / log10(given["base"])
    high = per * (log10(given["L0"]) - log10(tau))
    low = high - per * log10(32)
    return {"raw": (round(low, 3), round(high, 3)), "used": (int(low), int(high) + 1)}
