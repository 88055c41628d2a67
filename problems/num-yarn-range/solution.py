"""At which (real) pair index does a pair make exactly r turns within the trained length?"""

from collections.abc import Mapping
from math import ceil, floor, log, pi
from typing import Any


def answer(given: Mapping[str, Any]) -> dict[str, Any]:
    """Example: d = 128, base = 1000000, L0 = 32768 -> 23.596, 39.651; 23, 40"""
    d, base, trained = given["d"], given["base"], given["L0"]
    low, high = (d * log(trained / (2 * pi * turns)) / (2 * log(base)) for turns in (32, 1))
    return {"raw": (low, high), "used": (floor(low), ceil(high))}
