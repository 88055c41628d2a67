"""Counting turns instead of tokens."""

from math import tau


def answer(given):
    turns = [given["T"] * given["base"] ** (-i / 64) / tau for i in range(64)]
    return {"i": sum(n >= 1 for n in turns)}
