"""By logarithms, and rounded."""

from math import exp, log


def answer(given):
    d = given["d"]
    new = exp(log(given["base"]) + d / (d - 2) * log(given["s"]))
    return {"base'": round(new, 1), "first": 1, "last": round(1 / given["s"], 4)}
