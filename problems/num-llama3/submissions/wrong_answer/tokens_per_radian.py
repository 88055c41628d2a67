r"""
id: tokens-per-radian
see: explanation-usual-mistakes-3
title: {en: "2π is missing in the wavelength", zh: "波长里漏了 2π"}
text:
  en: >-
    1/θ is the number of tokens per radian. The limits are about whole turns, so too many pairs came out short,
    and σ is far from where it should be.
  zh: "1/θ 是每弧度的 token 数，而界线针对的是整圈，于是算成短波的对太多，σ 也差得很远。"
"""


def answer(given):
    s, a, b, trained = (given[name] for name in ("s", "a", "b", "L0"))
    wave = [given["base"] ** (2 * i / given["d"]) for i in range(given["d"] // 2)]
    kept, divided = sum(w < trained / b for w in wave), sum(w > trained / a for w in wave)
    x = (trained / wave[given["i"]] - a) / (b - a)
    bands = (kept, len(wave) - kept - divided, divided)
    return {"limits": (trained / b, trained / a), "bands": bands, "sigma": x, "factor": (1 - x) / s + x}
