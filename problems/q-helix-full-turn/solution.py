"""From which pair on does the helix turn less than once in T tokens? The first i with T < 2π base^(2i/128)."""

from collections.abc import Mapping
from math import pi
from typing import Any


def answer(given: Mapping[str, Any]) -> dict[str, int]:
    """Example: base = 10000, T = 200 -> pair 24 needs 198.7 tokens, pair 25 needs 229.4 -> 25"""
    waves = [2 * pi * given["base"] ** (2 * i / 128) for i in range(64)]  # tokens per turn, growing
    return {"i": next(i for i, wave in enumerate(waves) if given["T"] < wave)}
