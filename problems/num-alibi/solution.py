"""Slopes for n heads, a power of two; and the slopes that n' heads have beyond those of the power of two below."""

from collections.abc import Mapping
from typing import Any


def answer(given: Mapping[str, Any]) -> dict[str, tuple[float, ...]]:
    """Example: n = 8, n' = 12 -> 1/2, 1/4, …, 1/256; 2^-0.5, 2^-1.5, 2^-2.5, 2^-3.5"""
    below = 1
    while 2 * below <= given["n'"]:
        below *= 2
    between = geometric(2 * below)[::2]  # every other slope for twice as many heads, from the first on
    return {"slopes": geometric(given["n"]), "extra": between[: given["n'"] - below]}


def geometric(n: int) -> tuple[float, ...]:
    return tuple(2 ** (-8 * h / n) for h in range(1, n + 1))
