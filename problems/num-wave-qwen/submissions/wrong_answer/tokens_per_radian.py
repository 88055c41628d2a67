r"""
id: tokens-per-radian
see: explanation-usual-mistakes-3
title: {en: "Tokens per radian, not per turn", zh: "算成了每弧度的 token 数"}
text:
  en: >-
    2π is missing: these are tokens per radian, and a turn takes 6.28 times as many.
  zh: "漏了 2π：这些是每弧度的 token 数，转一圈要多 6.28 倍。"
"""


def answer(given):
    r, base = int(given["head_dim"] * given["factor"]), given["base"]
    wave = [base ** (2 * i / r) for i in range(r // 2)]
    return {"wave": tuple(wave[i] for i in given["i"]), "slow": sum(w > given["L"] for w in wave)}
