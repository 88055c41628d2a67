"""Cases and oracle of alibi-slopes. Trusted: never sent to the sandbox."""

from collections.abc import Iterator

import torch

from judge.case import Case, Draw, Want
from judge.message import Text

POWERS, OTHERS = (8, 1, 2, 4, 16, 32, 64), (3, 12, 5, 6, 7, 20, 24, 40, 48, 71, 112)


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and fourteen hidden cases; nothing is drawn, because there is nothing but a number of heads."""
    for n in POWERS:
        yield Case(f"n={n}", (n,), Text("a power of two", "2 的幂"), sample=n in (1, 8))
    for n in OTHERS:
        yield Case(f"n={n}", (n,), Text("no power of two", "不是 2 的幂"), sample=n in (3, 12))


def expected(n_heads: int) -> Want:
    """Exponents in float64, head by head: multiples of 8/c, then odd multiples of 4/c."""
    c = 1
    while 2 * c <= n_heads:
        c *= 2
    exponent = [8 * (h + 1) / c if h < c else 4 * (2 * (h - c) + 1) / c for h in range(n_heads)]
    value = torch.exp2(-torch.tensor(exponent, dtype=torch.float64))
    return Want(value, torch.float32, atol=2e-6 * value, axes=("head",))
