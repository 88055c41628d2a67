r"""
id: straight-in-wavelength
see: explanation-usual-mistakes-2
title: {en: "The blend is straight in the wavelength", zh: "按波长线性混合了"}
text:
  en: >-
    You placed the wavelength between the two limits. The formula is straight in the number of turns, L0/λ, which
    gives another number everywhere but at the limits.
  zh: "你是按波长在两条界线之间的位置来算的。公式对圈数 L0/λ 才是线性的，除了两端，结果都不同。"
"""

from math import pi


def answer(given):
    s, a, b, trained = (given[name] for name in ("s", "a", "b", "L0"))
    wave = [2 * pi * given["base"] ** (2 * i / given["d"]) for i in range(given["d"] // 2)]
    short, long = trained / b, trained / a
    kept, divided = sum(w < short for w in wave), sum(w > long for w in wave)
    x = (long - wave[given["i"]]) / (long - short)
    bands = (kept, len(wave) - kept - divided, divided)
    return {"limits": (short, long), "bands": bands, "sigma": x, "factor": (1 - x) / s + x}
