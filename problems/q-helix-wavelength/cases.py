"""The question of q-helix-wavelength and its oracle. Trusted."""

import math

from judge.case import Draw
from judge.question import Blank, Given, Question

D = 128
BASES = (10_000, 500_000, 1_000_000)
SHORTEST, LONGEST = 20, 170
"""Turns of this many tokens can be read off the picture, and every mistake gives a number of its own."""


def question(draw: Draw) -> Question:
    """A base of the picture and a pair that comes round within it."""
    base = draw.choice(BASES)
    pair = draw.choice([i for i in range(D // 2) if SHORTEST < wavelength(base, i) < LONGEST])
    given = {"base": Given.number("b", base), "i": Given.number("i", pair)}
    return Question(given, (Blank("wave", r"\lambda_i", want=(wavelength(base, pair),)),))


def wavelength(base: int, pair: int) -> float:
    """Tokens for one full turn."""
    return 2 * math.pi * base ** (2 * pair / D)
