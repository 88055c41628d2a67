"""The smallest base whose slowest pair needs at least L tokens for a turn."""

from collections.abc import Mapping
from math import pi
from typing import Any


def answer(given: Mapping[str, Any]) -> dict[str, float]:
    """Example: d = 64, L = 262144 -> 58804"""
    exponent = (given["d"] - 2) / given["d"]  # 2i/d of the last pair, i = d/2 - 1
    return {"base": (given["L"] / (2 * pi)) ** (1 / exponent)}
