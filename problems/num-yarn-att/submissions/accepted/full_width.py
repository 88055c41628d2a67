"""Full-width digits, four decimals."""

from math import log

WIDE = str.maketrans("0123456789.", "０１２３４５６７８９．")


def answer(given):
    g = 1 + log(given["s"]) / 10
    return {"table": f"{g:.4f}".translate(WIDE), "logits": f"{g * g:.4f}".translate(WIDE)}
