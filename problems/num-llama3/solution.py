"""Llama 3.1: keep short waves, divide the frequency of long ones by s, and blend between, straight in turns."""

from collections.abc import Mapping
from math import pi
from typing import Any


def answer(given: Mapping[str, Any]) -> dict[str, Any]:
    """Example: s = 8, a = 1, b = 4, L0 = 8192, d = 128, base = 5e5, i = 31 -> 2048, 8192; 29/6/29; 0.4212, 0.4935"""
    s, a, b, trained = (given[name] for name in ("s", "a", "b", "L0"))
    wave = [2 * pi * given["base"] ** (2 * i / given["d"]) for i in range(given["d"] // 2)]
    short, long = trained / b, trained / a
    kept, divided = sum(w < short for w in wave), sum(w > long for w in wave)
    sigma = (trained / wave[given["i"]] - a) / (b - a)
    return {
        "limits": (short, long),
        "bands": (kept, len(wave) - kept - divided, divided),
        "sigma": sigma,
        "factor": (1 - sigma) / s + sigma,
    }
