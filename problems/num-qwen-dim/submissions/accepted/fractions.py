"""With exact fractions."""

from fractions import Fraction


def answer(given):
    factor = Fraction(given["factor"]).limit_denominator(100)
    rotated, passed = given["head_dim"] * factor, given["head_dim"] * (1 - factor)
    return {"rotated": int(rotated), "passed": int(passed), "columns": int(rotated), "angles": int(rotated / 2)}
