"""Without a logarithm: halve the interval until the number of turns is met."""

from math import tau


def answer(given):
    def index(turns):
        low, high = 0.0, given["d"] / 2
        for _ in range(60):
            middle = (low + high) / 2
            fast = given["L0"] * given["base"] ** (-2 * middle / given["d"]) / tau > turns
            low, high = (middle, high) if fast else (low, middle)
        return low

    a, b = index(32), index(1)
    return {"raw": (a, b), "used": (a // 1, -(-b // 1))}
