"""In turns instead of wavelengths; rounded to four decimals."""

from math import tau


def answer(given):
    s, a, b, trained = (given[name] for name in ("s", "a", "b", "L0"))
    turns = [trained / tau * given["base"] ** (-2 * i / given["d"]) for i in range(given["d"] // 2)]
    bands = (sum(t > b for t in turns), sum(a <= t <= b for t in turns), sum(t < a for t in turns))
    sigma = (turns[given["i"]] - a) / (b - a)
    return {
        "limits": (trained // b, trained // a),
        "bands": bands,
        "sigma": round(sigma, 4),
        "factor": round(1 / s + (1 - 1 / s) * sigma, 4),
    }
