"""The question of num-shift and its oracle. Trusted."""

from fractions import Fraction

from judge.case import Draw
from judge.question import Blank, Given, Question


def question(draw: Draw) -> Question:
    """Positions and shifts of different size, so that no two ways to combine them agree."""
    while True:
        old, new = draw.sample(range(3, 40), 2)
        first, second = draw.integer(3, 20), -draw.integer(1, 20)
        if (
            abs(new - old) >= 2
            and new != old - new
            and new + old != 0
            and 0 not in (first + second, first + 2 * second)
        ):
            break
    pair = draw.integer(1, 4)  # pair 0 turns by whole radians: its frequency could be forgotten unnoticed
    given = {
        "old": Given.number(r"m", old),
        "new": Given.number(r"m'", new),
        "first": Given.number(r"\delta_1", first),
        "second": Given.number(r"\delta_2", second),
        "i": Given.number("i", pair),
    }
    angle = Fraction(new - old) * Fraction(1, 10**pair)
    return Question(
        given,
        (
            Blank("move", r"\text{move}", want=(new - old,), atol=0.0),
            Blank("angle", r"\text{move}\cdot\theta_i", want=(float(angle),)),
            Blank("total", r"\text{total}", want=(first + second,), atol=0.0),
        ),
    )
