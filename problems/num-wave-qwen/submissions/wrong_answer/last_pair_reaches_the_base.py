r"""
id: last-pair-reaches-the-base
see: explanation-derivation
title: {en: "The exponent is 2i/(r - 2)", zh: "指数用了 2i/(r - 2)"}
text:
  en: >-
    You spread the exponents from 0 to exactly 1, so that the last pair gets 2π times the base. RoPE divides by
    the number of rotated dimensions itself; the last exponent is (r - 2)/r.
  zh: "你让指数从 0 一直到 1，最后一对正好是 2π 乘以 base。RoPE 除以的是旋转的维数本身，最后一个指数是 (r \
    - 2)/r。"
"""

from math import tau


def answer(given):
    r, base = int(given["head_dim"] * given["factor"]), given["base"]
    wave = [tau * base ** (2 * i / (r - 2)) for i in range(r // 2)]
    return {"wave": tuple(wave[i] for i in given["i"]), "slow": sum(w > given["L"] for w in wave)}
