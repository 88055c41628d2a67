r"""
id: prompt-only-again
see: explanation-usual-mistakes-2
title: {en: "Only the keys of the prompt were rotated again", zh: "只重复旋转了提示里的 key"}
text:
  en: >-
    Generated tokens stay in the cache too and are rotated in all later steps. You counted P in every pass and
    each new key once.
  zh: "生成的 token 也留在缓存里，以后每一步都要旋转。你每一遍只数了 P 个，新的 key 各数了一次。"
"""


def answer(given):
    p, n = given["P"], given["n"]
    return {"rotated": p + n, "raw": p * (n + 1) + n}
