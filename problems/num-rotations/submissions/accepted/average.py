"""Passes times the average length of the cache."""


def answer(given):
    p, n = given["P"], given["n"]
    return {"rotated": f"{p}+{n}", "raw": (n + 1) * (2 * p + n) // 2}
