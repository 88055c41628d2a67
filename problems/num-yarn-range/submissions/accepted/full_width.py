"""Full-width digits, three decimals."""

from math import ceil, floor, log, tau

WIDE = str.maketrans("0123456789(),.", "０１２３４５６７８９（），．")


def answer(given):
    a, b = (given["d"] / 2 * log(given["L0"] / tau / turns, given["base"]) for turns in (32, 1))
    return {"raw": f"({a:.3f}, {b:.3f})".translate(WIDE), "used": f"({floor(a)}, {ceil(b)})".translate(WIDE)}
