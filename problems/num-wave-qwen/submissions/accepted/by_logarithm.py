"""The number of slow pairs from a logarithm instead of counting."""

from math import ceil, log, tau


def answer(given):
    r, base = round(given["head_dim"] * given["factor"]), given["base"]
    first = ceil(r / 2 * log(given["L"] / tau) / log(base))  # the first pair that is slow
    return {"wave": tuple(round(tau * base ** (2 * i / r), 1) for i in given["i"]), "slow": r // 2 - first}
