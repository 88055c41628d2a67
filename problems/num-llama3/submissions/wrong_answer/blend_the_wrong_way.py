r"""
id: blend-the-wrong-way
see: explanation-usual-mistakes-2
title: {en: "σ weighs the divided frequency", zh: "σ 乘到了除过的频率上"}
text:
  en: >-
    σ is 1 where a pair is fast, and fast pairs are kept. So σ weighs the old frequency and 1 - σ the divided one;
    you have it the other way round.
  zh: "转得快的一端 σ 为 1，而快的要保留。所以 σ 是原频率的权重，1 - σ 才是除过的频率的权重，你弄反了。"
"""

from math import pi


def answer(given):
    s, a, b, trained = (given[name] for name in ("s", "a", "b", "L0"))
    wave = [2 * pi * given["base"] ** (2 * i / given["d"]) for i in range(given["d"] // 2)]
    kept, divided = sum(w < trained / b for w in wave), sum(w > trained / a for w in wave)
    x = (trained / wave[given["i"]] - a) / (b - a)
    bands = (kept, len(wave) - kept - divided, divided)
    return {"limits": (trained / b, trained / a), "bands": bands, "sigma": x, "factor": x / s + 1 - x}
