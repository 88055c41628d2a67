"""The same four numbers, rotated in two layouts: pairs (0, 1) (2, 3), or pairs (0, 2) (1, 3)."""

from collections.abc import Mapping
from math import cos, sin
from typing import Any

THETA = (1.0, 0.01)  # 10000^(-2i/4)


def answer(given: Mapping[str, Any]) -> dict[str, tuple[float, ...]]:
    """Example: x = (1, 2, 3, 4), m = 1 -> (-1.1426, 1.9221, 2.9599, 4.0298); (-1.9841, 1.9599, 2.4624, 4.0198)"""
    (a, b, c, d), m = given["x"], given["m"]
    fast, slow = turn(a, b, m * THETA[0]), turn(c, d, m * THETA[1])
    adjacent = (*fast, *slow)
    fast, slow = turn(a, c, m * THETA[0]), turn(b, d, m * THETA[1])
    return {"adjacent": adjacent, "halves": (fast[0], slow[0], fast[1], slow[1])}


def turn(x: float, y: float, angle: float) -> tuple[float, float]:
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
