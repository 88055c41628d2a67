"""The square multiplied out."""

from math import log


def answer(given):
    x = log(given["s"])
    return {"table": 1 + x / 10, "logits": 1 + x / 5 + x * x / 100}
