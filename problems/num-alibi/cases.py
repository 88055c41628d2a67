"""The question of num-alibi and its oracle. Trusted."""

from judge.case import Draw
from judge.question import Blank, Given, Question

UNEVEN = (3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 20, 24, 40)


def question(draw: Draw) -> Question:
    """A power of two in full, and what another number adds to the power of two below it (eight at most)."""
    n, uneven = draw.choice((4, 8, 16)), draw.choice(UNEVEN)
    below = 2 ** (uneven.bit_length() - 1)
    more = tuple(0.5 ** (8 * h / (2 * below)) for h in range(1, 2 * (uneven - below), 2))
    given = {"n": Given.number("n", n), "n'": Given.number("n'", uneven)}
    slopes = tuple(0.5 ** (8 * h / n) for h in range(1, n + 1))
    blanks = (Blank("slopes", r"m_1, \dots, m_n", want=slopes), Blank("extra", r"\text{extra}", want=more))
    return Question(given, blanks)
