r"""
id: limits-exchanged
see: explanation-usual-mistakes-1
title: {en: "The two limits are exchanged", zh: "两条界线弄反了"}
text:
  en: >-
    b, the high frequency factor, belongs to high frequencies, that is to short waves: L0/b is the shorter limit.
    Everything else is right.
  zh: "b 是高频系数，对应高频，也就是短波：L0/b 是较短的那条界线。其余都对。"
"""

from math import pi


def answer(given):
    s, a, b, trained = (given[name] for name in ("s", "a", "b", "L0"))
    wave = [2 * pi * given["base"] ** (2 * i / given["d"]) for i in range(given["d"] // 2)]
    kept, divided = sum(w < trained / b for w in wave), sum(w > trained / a for w in wave)
    x = (trained / wave[given["i"]] - a) / (b - a)
    bands = (kept, len(wave) - kept - divided, divided)
    return {"limits": (trained / a, trained / b), "bands": bands, "sigma": x, "factor": (1 - x) / s + x}
