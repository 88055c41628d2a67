"""The question of num-pe and its oracle. Trusted."""

import torch

from judge.case import Draw
from judge.question import Blank, Given, Question


def question(draw: Draw) -> Question:
    """Two rows of the table for d = 4."""
    m, n = draw.sample(range(1, 13), 2)
    frequency = 10_000.0 ** (-torch.arange(0, 4, 2, dtype=torch.float64) / 4)
    angle = torch.tensor([[m], [n]]) * frequency  # [2, 2]
    rows = torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(1).tolist()
    return Question(
        {"m": Given.number("m", m), "n": Given.number("n", n)},
        (
            Blank("first", r"\mathrm{PE}(m)", want=tuple(rows[0])),
            Blank("second", r"\mathrm{PE}(n)", want=tuple(rows[1])),
        ),
    )
