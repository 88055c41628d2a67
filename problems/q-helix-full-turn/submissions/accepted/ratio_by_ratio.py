"""From one pair to the next, until the turn is longer than the text."""

from math import tau


def answer(given):
    wave, i = tau, 0
    while wave <= given["T"]:
        wave, i = wave * given["base"] ** (1 / 64), i + 1
    return {"i": i}
