"""The question of hand-rotate and its oracle. Trusted.

Angles are multiples of π/6, π/4 or π/3 and everything else is a small whole number, so that no calculator is needed.
Where two mistakes would give the same numbers the question is drawn again.
"""

from fractions import Fraction
from itertools import combinations

import torch
from torch import Tensor

from judge.case import Draw
from judge.question import Blank, Given, Question

TURNS = (Fraction(1, 6), Fraction(1, 4), Fraction(1, 3))  # θ as a part of π
ENTRIES = (-3, -2, -1, 1, 2, 3)


def question(draw: Draw) -> Question:
    """θ, two positions and two vectors; asked for: both rotated vectors and their score."""
    while True:
        turn, (m, n) = draw.choice(TURNS), draw.sample(range(2, 8), 2)
        q, k = tuple(draw.sample(ENTRIES, 2)), tuple(draw.sample(ENTRIES, 2))
        if _tells_mistakes_apart(turn, m, n, q, k):
            break
    theta = Given.angle(r"\theta", turn)
    given = {
        "theta": theta,
        "m": Given.number("m", m),
        "n": Given.number("n", n),
        "q": Given.vector(r"\mathbf{q}", q),
        "k": Given.vector(r"\mathbf{k}", k),
    }
    turned_q, turned_k = _rotation(m * turn) @ _vector(q), _rotation(n * turn) @ _vector(k)
    return Question(
        given,
        (
            Blank("q'", r"\mathbf{q}'", want=tuple(turned_q.tolist())),
            Blank("k'", r"\mathbf{k}'", want=tuple(turned_k.tolist())),
            Blank("score", r"\mathbf{q}'\cdot\mathbf{k}'", want=((turned_q @ turned_k).item(),)),
        ),
    )


def _tells_mistakes_apart(turn: Fraction, m: int, n: int, q: tuple[int, ...], k: tuple[int, ...]) -> bool:
    """Neither vector is turned by whole quarters, and every tempting short cut to the score gives another number."""
    if any((2 * position * turn).denominator == 1 for position in (m, n)):
        return False
    angles = [(n - m) * turn, (m - n) * turn, (n + m) * turn, Fraction(0)]
    scores = [(_vector(q) @ _rotation(angle) @ _vector(k)).item() for angle in angles]
    scores.append((scores[0] + scores[1]) / 2)  # the cosine alone
    return all(abs(one - other) > 0.02 for one, other in combinations(scores, 2))


def _rotation(turn: Fraction) -> Tensor:
    """R(turn · π), counter-clockwise for column vectors, float64 ``[2, 2]``."""
    angle = torch.tensor(float(turn), dtype=torch.float64) * torch.pi
    c, s = angle.cos(), angle.sin()
    return torch.stack((torch.stack((c, -s)), torch.stack((s, c))))


def _vector(entries: tuple[int, ...]) -> Tensor:
    return torch.tensor(entries, dtype=torch.float64)
