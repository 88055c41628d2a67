"""A vector of D numbers for every pair of tokens, against a table with one row for each distance from -K to K."""

from collections.abc import Mapping
from typing import Any

GIB = 2**30


def answer(given: Mapping[str, Any]) -> dict[str, float]:
    """Example: T = 4096, D = 64, 4 bytes, K = 50 -> 4 GiB; 25856 bytes"""
    row = given["D"] * given["bytes"]  # one vector
    return {"gathered": given["T"] ** 2 * row / GIB, "table": (2 * given["K"] + 1) * row}
