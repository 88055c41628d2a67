"""The question of num-yarn-att and its oracle. Trusted."""

import math
from fractions import Fraction

from judge.case import Draw
from judge.question import Blank, Given, Question


def question(draw: Draw) -> Question:
    """A scale in steps of a quarter, as the ratio of two context lengths may be."""
    s = Fraction(draw.integer(8, 257), 4)
    factor = math.fsum((1.0, 0.1 * math.log(s.numerator), -0.1 * math.log(s.denominator)))
    given = {"s": Given.number("s", float(s))}
    return Question(
        given,
        (
            Blank("table", "g", want=(factor,)),
            Blank("logits", "1/t", want=(factor * factor,)),
        ),
    )
