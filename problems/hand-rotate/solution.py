"""Rotate q by m·θ and k by n·θ, counter-clockwise, and take their dot product.

The score depends on n - m alone: q'·k' = q · R((n - m)θ) k.
"""

from collections.abc import Mapping
from math import cos, sin
from typing import Any

Pair = tuple[float, float]


def answer(given: Mapping[str, Any]) -> dict[str, Pair | float]:
    """Example: θ = π/6, m = 2, n = 5, q = (1, 2), k = (3, -1) -> (-1.232, 1.866), (-2.098, 2.366), 7"""
    theta = given["theta"]
    q = rotate(given["q"], given["m"] * theta)
    k = rotate(given["k"], given["n"] * theta)
    return {"q'": q, "k'": k, "score": q[0] * k[0] + q[1] * k[1]}


def rotate(x: Pair, angle: float) -> Pair:
    # R(α) = [[cos α, -sin α], [sin α, cos α]]
    return x[0] * cos(angle) - x[1] * sin(angle), x[0] * sin(angle) + x[1] * cos(angle)
