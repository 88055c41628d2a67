"""Linear interpolation: positions are squeezed into the trained range, frequencies stay."""

from collections.abc import Mapping
from typing import Any


def answer(given: Mapping[str, Any]) -> dict[str, float]:
    """Example: L0 = 4096, L = 16384, m = 10000 -> s = 4, image 2500, step 0.25"""
    s = given["L"] / given["L0"]
    theta_0 = 1.0  # the first pair turns one radian per (trained) position, whatever the base
    return {"s": s, "image": given["m"] / s, "step": theta_0 / s}
