"""Two rows of the sinusoidal table, d = 4: (sin p, cos p, sin p/100, cos p/100)."""

from collections.abc import Mapping
from math import cos, sin
from typing import Any

D = 4


def answer(given: Mapping[str, Any]) -> dict[str, tuple[float, ...]]:
    """Example: m = 1, n = 3 -> (0.8415, 0.5403, 0.0100, 1.0000), (0.1411, -0.9900, 0.0300, 0.9996)"""
    return {"first": row(given["m"]), "second": row(given["n"])}


def row(position: int) -> tuple[float, ...]:
    angles = [position / 10_000 ** (2 * i / D) for i in range(D // 2)]
    return tuple(f(angle) for angle in angles for f in (sin, cos))
