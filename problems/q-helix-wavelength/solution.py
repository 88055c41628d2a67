"""After how many tokens has the helix of pair i made one full turn? λ_i = 2π / θ_i."""

from collections.abc import Mapping
from math import pi
from typing import Any


def answer(given: Mapping[str, Any]) -> dict[str, float]:
    """Example: base = 10000, i = 16 -> θ = 0.1 -> 62.8"""
    theta = given["base"] ** (-2 * given["i"] / 128)  # radians per token
    return {"wave": 2 * pi / theta}
