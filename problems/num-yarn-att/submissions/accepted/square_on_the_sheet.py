"""The square is left to the sheet."""

from math import log1p


def answer(given):
    g = f"{1 + log1p(given['s'] - 1) / 10:.6f}"
    return {"table": g, "logits": f"{g}^2"}
