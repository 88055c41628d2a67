"""After how many tokens has pair i made one full turn? λ_i = 2π / θ_i with θ_i = base^(-2i/d)."""

from collections.abc import Mapping
from math import pi
from typing import Any


def answer(given: Mapping[str, Any]) -> dict[str, tuple[float, ...]]:
    """Example: d = 64, base = 10000, i = (0, 8, 16, 24, 31) -> 6, 63, 628, 6283, 47117"""
    theta = [given["base"] ** (-2 * i / given["d"]) for i in given["i"]]  # radians per token
    return {"wave": tuple(2 * pi / t for t in theta)}
