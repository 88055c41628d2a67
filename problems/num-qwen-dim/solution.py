"""How a head is divided when only a part of it is rotated."""

from collections.abc import Mapping
from typing import Any


def answer(given: Mapping[str, Any]) -> dict[str, int]:
    """Example: head_dim = 256, factor = 1/4 -> 64, 192, 64, 32"""
    rotated = round(given["head_dim"] * given["factor"])
    angles = rotated // 2  # one per pair
    return {
        "rotated": rotated,
        "passed": given["head_dim"] - rotated,
        "columns": 2 * angles,  # cat(angles, angles): both members of a pair turn by the same angle
        "angles": angles,
    }
