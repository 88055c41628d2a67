"""The question of num-qwen-dim and its oracle. Trusted."""

from fractions import Fraction

import torch

from judge.case import Draw
from judge.question import Blank, Given, Question

FACTORS = (
    Fraction(1, 4),
    Fraction(1, 8),
    Fraction(3, 8),
    Fraction(3, 4),
    Fraction(2, 5),
    Fraction(5, 8),
    Fraction(1, 5),
)


def question(draw: Draw) -> Question:
    """The sizes are read off real slices; the number of rotated dimensions is a whole even number."""
    while True:
        width, factor = draw.choice((64, 80, 96, 128, 160, 192, 256, 320)), draw.choice(FACTORS)
        rotated = width * factor
        if rotated.denominator == 1 and rotated % 2 == 0:
            break
    head = torch.empty(width)
    first, rest = head[: int(rotated)], head[int(rotated) :]
    angles = first[0::2]
    sizes = (first.numel(), rest.numel(), torch.cat((angles, angles)).numel(), angles.numel())
    given = {"head_dim": Given.number(r"\text{head\_dim}", width), "factor": Given.number("f", factor)}
    names = ("rotated", "passed", "columns", "angles")
    return Question(
        given, tuple(Blank(n, rf"\text{{{n}}}", want=(size,)) for n, size in zip(names, sizes, strict=True))
    )
