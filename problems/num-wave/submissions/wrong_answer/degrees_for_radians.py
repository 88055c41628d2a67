r"""
id: degrees-for-radians
see: explanation-derivation
title: {en: "A turn taken as 360 radians", zh: "把一圈当成了 360 弧度"}
text:
  en: >-
    Frequencies are in radians per token, so a full turn is 2π = 6.28, not 360. Pair 0 comes round after 6 tokens.
  zh: "频率的单位是每个 token 多少弧度，一整圈是 2π = 6.28，不是 360。第 0 对过 6 个 token 就转一圈。"
"""


def answer(given):
    return {"wave": tuple(360 * given["base"] ** (2 * i / given["d"]) for i in given["i"])}
