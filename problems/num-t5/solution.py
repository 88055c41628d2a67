"""The bucket of a relative position (key minus query), 32 buckets, max_distance 128."""

from collections.abc import Mapping
from math import log
from typing import Any


def answer(given: Mapping[str, Any]) -> dict[str, tuple[int, ...]]:
    """Example: encoder 0, -1, 1, -20 -> 0, 1, 17, 10; decoder 1, -1, -20 -> 0, 1, 17"""
    return {
        "encoder": tuple((16 if rel > 0 else 0) + bucket(abs(rel), 16) for rel in given["rel"]),
        "decoder": tuple(bucket(max(-rel, 0), 32) for rel in given["rel'"]),
    }


def bucket(r: int, n: int) -> int:
    exact = n // 2  # every distance below has a bucket of its own
    if r < exact:
        return r
    return min(exact + int(log(r / exact) / log(128 / exact) * (n - exact) + 1e-9), n - 1)
