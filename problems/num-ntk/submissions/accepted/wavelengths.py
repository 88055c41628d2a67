"""Through the last wavelength, which has to become s times as long."""

from math import tau


def answer(given):
    e = (given["d"] - 2) / given["d"]
    wave = tau * given["base"] ** e * given["s"]
    new = (wave / tau) ** (1 / e)
    return {"base'": new, "first": new**0, "last": (given["base"] / new) ** e}
