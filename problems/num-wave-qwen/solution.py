"""Partial RoPE: the exponent counts the dimensions that are rotated, not those of the head."""

from collections.abc import Mapping
from math import pi
from typing import Any


def answer(given: Mapping[str, Any]) -> dict[str, Any]:
    """Example: head_dim 256, factor 1/4, base 1e7, L = 262144, i = (1, 16, 24, 31) -> 10.4, 19869.2, …; 10"""
    r = int(given["head_dim"] * given["factor"])  # rotated dimensions, r/2 pairs
    wave = [2 * pi * given["base"] ** (2 * i / r) for i in range(r // 2)]
    return {"wave": tuple(wave[i] for i in given["i"]), "slow": sum(w > given["L"] for w in wave)}
