"""The question of num-wave-qwen and its oracle. Trusted."""

from fractions import Fraction

import torch

from judge.case import Draw
from judge.question import Blank, Given, Question

HEADS = ((256, Fraction(1, 4)), (128, Fraction(1, 2)), (128, Fraction(1, 4)), (256, Fraction(1, 2)))


def question(draw: Draw) -> Question:
    """Drawn again until the number of slow pairs is neither tiny nor half of all."""
    while True:
        (width, factor), base = draw.choice(HEADS), draw.choice((1_000_000, 5_000_000, 10_000_000, 20_000_000))
        length = draw.choice((32768, 65536, 131072, 262144, 524288))
        rotated = int(width * factor)
        exponent = torch.arange(0, rotated, 2, dtype=torch.float64) / rotated
        waves = 2 * torch.pi * base**exponent
        slow = int((waves > length).sum())
        if slow >= 2 and 2 * slow != rotated // 2:
            break
    half = rotated // 4
    pairs = (1, *sorted(draw.sample(range(2, half), 2)), draw.integer(half, rotated // 2))
    given = {
        "head_dim": Given.number(r"\text{head\_dim}", width),
        "factor": Given.number("f", factor),
        "base": Given.number("b", base),
        "L": Given.number("L", length),
        "i": Given.vector("i", pairs),
    }
    wave = tuple(waves[list(pairs)].tolist())
    return Question(
        given, (Blank("wave", r"\lambda_i", want=wave), Blank("slow", r"\#\text{slow}", want=(slow,), atol=0.0))
    )
