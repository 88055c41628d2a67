"""From one pair to the next, by the ratio b^(2/d)."""

from math import tau


def answer(given):
    ratio, waves = given["base"] ** (2 / given["d"]), [tau]
    while len(waves) <= max(given["i"]):
        waves.append(waves[-1] * ratio)
    return {"wave": tuple(waves[i] for i in given["i"])}
