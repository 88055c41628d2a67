"""YaRN multiplies cos and sin by g = 0.1 ln s + 1; the score gets one g from the query and one from the key."""

from collections.abc import Mapping
from math import log
from typing import Any


def answer(given: Mapping[str, Any]) -> dict[str, float]:
    """Example: s = 4 -> 1.1386, 1.2965"""
    g = 0.1 * log(given["s"]) + 1
    return {"table": g, "logits": g * g}
