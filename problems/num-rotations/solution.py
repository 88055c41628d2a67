"""Key rotations for a prompt of P tokens and n steps of decoding, with a cache of rotated or of raw keys."""

from collections.abc import Mapping
from typing import Any


def answer(given: Mapping[str, Any]) -> dict[str, int]:
    """Example: P = 1000, n = 10 -> 1010; 11055"""
    prompt, steps = given["P"], given["n"]
    return {
        "rotated": prompt + steps,  # every key once, when it comes
        "raw": prompt + sum(prompt + t for t in range(1, steps + 1)),  # every key in every pass
    }
