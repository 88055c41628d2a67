r"""
id: unrotated-counted-as-slow
see: explanation-usual-mistakes-2
title: {en: "Dimensions without rotation counted as slow pairs", zh: "把不旋转的维度也算作慢的对"}
text:
  en: >-
    The wavelengths are right. The count includes the part of the head that is not rotated at all; the question is
    about the rotated pairs only.
  zh: "波长都对，但数的时候把头里根本不旋转的部分也算进去了。问的只是参与旋转的对。"
"""

from math import tau


def answer(given):
    r, base = int(given["head_dim"] * given["factor"]), given["base"]
    wave = [tau * base ** (2 * i / r) for i in range(r // 2)]
    slow = sum(w > given["L"] for w in wave) + (given["head_dim"] - r) // 2
    return {"wave": tuple(wave[i] for i in given["i"]), "slow": slow}
