"""By trial: halve the interval until it is narrow."""

from math import tau


def answer(given):
    low, high, exponent = 1.0, 1e9, (given["d"] - 2) / given["d"]
    while high - low > 1e-3:
        middle = (low + high) / 2
        low, high = (low, middle) if tau * middle**exponent >= given["L"] else (middle, high)
    return {"base": high}
