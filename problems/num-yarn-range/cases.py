"""The question of num-yarn-range and its oracle. Trusted.

Rounding to nearest would change low, and perhaps high: low has a fraction above a half.
"""

import math

from judge.case import Draw
from judge.question import Blank, Given, Question

FAST, SLOW = 32, 1


def question(draw: Draw) -> Question:
    """Both indices within the pairs and clear of whole and half numbers."""
    while True:
        d, base = draw.choice((64, 80, 96, 128)), 1000 * draw.integer(5, 2000)
        length = 1024 * draw.integer(2, 65)
        low, high = (d / 2 * math.log(length / (math.tau * turns), base) for turns in (FAST, SLOW))
        if low > 1 and high < d / 2 - 1 and 0.55 < low % 1 < 0.95 and 0.1 < 2 * high % 1 < 0.9:
            break
    given = {"d": Given.number("d", d), "base": Given.number("b", base), "L0": Given.number("L_0", length)}
    return Question(
        given,
        (
            Blank("raw", r"i(32), i(1)", want=(low, high)),
            Blank("used", r"\text{low}, \text{high}", want=(math.floor(low), math.ceil(high)), atol=0.0),
        ),
    )
