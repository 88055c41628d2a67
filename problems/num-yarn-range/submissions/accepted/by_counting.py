"""The whole indices by counting pairs instead of rounding."""

from math import log, tau


def answer(given):
    d, base, trained = given["d"], given["base"], given["L0"]
    turns = [trained / tau * base ** (-2 * i / d) for i in range(d // 2)]
    raw = tuple(d * log(trained / (tau * t)) / log(base * base) for t in (32, 1))
    return {"raw": raw, "used": (sum(t > 32 for t in turns) - 1, sum(t > 1 for t in turns))}
