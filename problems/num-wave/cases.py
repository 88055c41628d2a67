"""The question of num-wave and its oracle. Trusted."""

import torch

from judge.case import Draw
from judge.question import Blank, Given, Question

WIDTHS = (64, 96, 128, 256)
BASES = (10_000, 150_000, 500_000, 1_000_000, 10_000_000)


def question(draw: Draw) -> Question:
    """Pair 0, three pairs from anywhere and one from the slow half, where the mistakes are far apart."""
    d, base = draw.choice(WIDTHS), draw.choice(BASES)
    pairs = (0, *sorted(draw.sample(range(1, d // 4), 3)), draw.integer(d // 4, d // 2))
    given = {"d": Given.number("d", d), "base": Given.number("b", base), "i": Given.vector("i", pairs)}
    exponent = 2 * torch.tensor(pairs, dtype=torch.float64) / d
    return Question(given, (Blank("wave", r"\lambda_i", want=tuple((torch.pi * 2 * base**exponent).tolist())),))
