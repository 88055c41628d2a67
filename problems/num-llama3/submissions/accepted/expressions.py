"""Left to the sheet where it can."""

from bisect import bisect
from math import tau


def answer(given):
    s, a, b, trained, d, base = (given[name] for name in ("s", "a", "b", "L0", "d", "base"))
    wave = [tau * base ** (2 * i / d) for i in range(d // 2)]
    first, last = bisect(wave, trained / b), bisect(wave, trained / a)
    sigma = f"(({trained}/(2π*{base}^({2 * given['i']}/{d}))-{a})/({b}-{a}))"
    return {
        "limits": f"({trained}/{b}, {trained}/{a})",
        "bands": (first, last - first, d // 2 - last),
        "sigma": sigma,
        "factor": f"(1-{sigma})/{s}+{sigma}",
    }
