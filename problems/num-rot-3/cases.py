"""The question of num-rot-3 and its oracle. Trusted."""

import torch

from judge.case import Draw
from judge.question import Blank, Given, Question

BASE = 10_000


def question(draw: Draw) -> Question:
    """Four numbers of different size, so that no pair can stand in for another."""
    x = tuple(size * draw.choice((-1, 1)) for size in draw.sample(range(1, 7), 4))
    m = draw.integer(1, 7)
    turn = torch.exp(1j * m * BASE ** (-torch.arange(0, 4, 2, dtype=torch.float64) / 4))
    values = torch.tensor(x, dtype=torch.float64)
    adjacent = torch.view_as_real(torch.view_as_complex(values.view(2, 2)) * turn).flatten()
    halves = torch.complex(values[:2], values[2:]) * turn
    given = {"x": Given.vector(r"\mathbf{x}", x), "m": Given.number("m", m)}
    return Question(
        given,
        (
            Blank("adjacent", r"\mathbf{x}'_\text{adjacent}", want=tuple(adjacent.tolist())),
            Blank("halves", r"\mathbf{x}'_\text{halves}", want=(*halves.real.tolist(), *halves.imag.tolist())),
        ),
    )
