"""Round whole numbers to 8 significant bits (bfloat16) or 11 (float16), ties to the even neighbour."""

from collections.abc import Mapping
from typing import Any


def answer(given: Mapping[str, Any]) -> dict[str, Any]:
    """Example: 257, 259, 200123 -> 256, 260, 199680; 2049, 2051 -> 2048, 2052; 65519, 65520 -> 1 overflow"""
    return {
        "bf16": tuple(nearest(x, 8) for x in given["p"]),
        "fp16": tuple(nearest(x, 11) for x in given["h"]),
        "inf": sum(nearest(x, 11) >= 2**16 for x in given["large"]),  # float16 ends below 2^16
    }


def nearest(x: int, bits: int) -> int:
    step = 2 ** max(x.bit_length() - bits, 0)  # what the last bit that is kept is worth
    return round(x / step) * step  # Python rounds ties to even, as the hardware does
