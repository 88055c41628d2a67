"""Which band is pair i in, and by how much is it slowed? ρ runs from 0 at low to 1 at high; θ' = θ (1 - ρ + ρ/s)."""

from collections.abc import Mapping
from typing import Any


def answer(given: Mapping[str, Any]) -> dict[str, tuple[float, ...]]:
    """Example: range (23, 40), s = 4, i = 30 -> share 7/17 = 0.412, factor 10/17 + 7/17/4 = 0.691"""
    low, high = given["range"]
    share = tuple(min(max((i - low) / (high - low), 0), 1) for i in given["i"])  # what is interpolated
    return {"share": share, "factor": tuple(1 - rho + rho / given["s"] for rho in share)}
