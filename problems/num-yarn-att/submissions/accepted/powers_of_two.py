"""By ln 2 = 0.693147 and four decimals, as on paper."""

from math import log2


def answer(given):
    g = 1 + 0.0693147 * log2(given["s"])
    return {"table": round(g, 4), "logits": round(g**2, 4)}
