r"""
id: divided-part-forgotten
see: explanation-derivation
title: {en: "The divided part is missing in the blend", zh: "混合时漏了除过的那部分"}
text:
  en: >-
    The new frequency is a sum: σ times the old one plus (1 - σ) times the old one divided by s. You took the
    first part only.
  zh: "新频率是两项之和：σ 乘原频率，加上 (1 - σ) 乘“原频率除以 s”。你只取了第一项。"
"""

from math import pi


def answer(given):
    a, b, trained = (given[name] for name in ("a", "b", "L0"))
    wave = [2 * pi * given["base"] ** (2 * i / given["d"]) for i in range(given["d"] // 2)]
    kept, divided = sum(w < trained / b for w in wave), sum(w > trained / a for w in wave)
    x = (trained / wave[given["i"]] - a) / (b - a)
    bands = (kept, len(wave) - kept - divided, divided)
    return {"limits": (trained / b, trained / a), "bands": bands, "sigma": x, "factor": x}
