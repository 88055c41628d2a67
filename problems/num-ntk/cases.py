"""The question of num-ntk and its oracle. Trusted."""

import torch

from judge.case import Draw
from judge.question import Blank, Given, Question


def question(draw: Draw) -> Question:
    """The two ratios are taken from the two tables of frequencies."""
    d, s = draw.choice((32, 64, 80, 96, 128)), draw.choice((2, 3, 4, 5, 6, 8, 10))
    base = draw.choice((10_000, 20_000, 50_000, 100_000, 500_000))
    exponent = torch.arange(0, d, 2, dtype=torch.float64) / d
    new = base * torch.tensor(s, dtype=torch.float64) ** (d / (d - 2))
    ratio = new**-exponent / base**-exponent
    given = {"base": Given.number("b", base), "s": Given.number("s", s), "d": Given.number("d", d)}
    return Question(
        given,
        (
            Blank("base'", "b'", want=(new.item(),), atol=1.0),
            Blank("first", r"\theta'_0/\theta_0", want=(ratio[0].item(),)),
            Blank("last", r"\theta'_{d/2-1}/\theta_{d/2-1}", want=(ratio[-1].item(),)),
        ),
    )
