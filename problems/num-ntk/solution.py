"""NTK-aware scaling: enlarge the base so that the last pair is slowed by s and the first not at all."""

from collections.abc import Mapping
from typing import Any


def answer(given: Mapping[str, Any]) -> dict[str, float]:
    """Example: base = 10000, s = 4, d = 64 -> 41829.4; 1; 1/4"""
    base, s, d = given["base"], given["s"], given["d"]
    last = (d - 2) / d  # the exponent of the last pair
    new = base * s ** (d / (d - 2))
    return {"base'": new, "first": 1.0, "last": new**-last / base**-last}
