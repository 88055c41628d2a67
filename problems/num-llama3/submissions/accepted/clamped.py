"""With σ clamped to 0 … 1, as litgpt does it."""

from math import pi


def answer(given):
    s, a, b, trained, d = (given[name] for name in ("s", "a", "b", "L0", "d"))
    turns = [trained * given["base"] ** (-2 * i / d) / (2 * pi) for i in range(d // 2)]
    sigma = [min(max((t - a) / (b - a), 0), 1) for t in turns]
    x = sigma[given["i"]]
    return {
        "limits": f"({trained}/{b}, {trained}/{a})",
        "bands": (sigma.count(1), d // 2 - sigma.count(0) - sigma.count(1), sigma.count(0)),
        "sigma": round(x, 4),
        "factor": round(1 / s + x - x / s, 4),
    }
