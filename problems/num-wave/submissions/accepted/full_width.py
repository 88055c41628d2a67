"""Full-width digits and brackets, with one decimal."""

from math import pi

WIDE = str.maketrans("0123456789(),.", "０１２３４５６７８９（），．")


def answer(given):
    waves = (f"{2 * pi * given['base'] ** (2 * i / given['d']):.1f}" for i in given["i"])
    return {"wave": f"({','.join(waves)})".translate(WIDE)}
