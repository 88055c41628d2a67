"""A key rotated for position old is turned on by (new - old) θ_i; shifts add up."""

from collections.abc import Mapping
from typing import Any

D = 8


def answer(given: Mapping[str, Any]) -> dict[str, float]:
    """Example: old = 12, new = 5, first = 7, second = -3, i = 2 -> -7, -0.07, 4"""
    move = given["new"] - given["old"]
    theta = 10_000 ** (-2 * given["i"] / D)  # 1, 0.1, 0.01, 0.001
    return {"move": move, "angle": move * theta, "total": given["first"] + given["second"]}
