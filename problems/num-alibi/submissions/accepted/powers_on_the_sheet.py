"""Written as powers of two."""

from math import log2


def answer(given):
    n, more = given["n"], given["n'"]
    below = 2 ** int(log2(more))
    slopes = ", ".join(f"2^(-{8 * h}/{n})" for h in range(1, n + 1))
    extra = ", ".join(f"2^-{4 * (2 * j + 1) / below:g}" for j in range(more - below))
    return {"slopes": f"({slopes})", "extra": f"({extra})"}
