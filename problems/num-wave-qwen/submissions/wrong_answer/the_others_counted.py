r"""
id: the-others-counted
see: explanation-derivation
title: {en: "The pairs that do make a turn were counted", zh: "数成了转满一圈的对"}
text:
  en: >-
    The wavelengths are right. Asked for are the pairs whose wavelength exceeds the context, those that make no
    full turn in it; you counted the others.
  zh: "波长都对。要数的是波长超过上下文长度、转不满一圈的对，你数了另外那些。"
"""

from math import tau


def answer(given):
    r, base = int(given["head_dim"] * given["factor"]), given["base"]
    wave = [tau * base ** (2 * i / r) for i in range(r // 2)]
    return {"wave": tuple(wave[i] for i in given["i"]), "slow": sum(w <= given["L"] for w in wave)}
