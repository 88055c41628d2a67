"""The question of num-base and its oracle. Trusted."""

import math

from judge.case import Draw
from judge.question import Blank, Given, Question

WIDTHS = (32, 48, 64, 80, 96, 128, 192, 256)
LENGTHS = (8192, 16384, 32768, 65536, 131072, 262144, 1048576)


def question(draw: Draw) -> Question:
    """Solve the last wavelength for the base, by logarithms."""
    d, length = draw.choice(WIDTHS), draw.choice(LENGTHS)
    base = math.exp(math.log(length / math.tau) * d / (d - 2))
    given = {"d": Given.number("d", d), "L": Given.number("L", length)}
    return Question(given, (Blank("base", "b", want=(base,)),))
