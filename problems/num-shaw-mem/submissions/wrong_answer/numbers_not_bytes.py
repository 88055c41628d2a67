r"""
id: numbers-not-bytes
see: explanation-derivation
title: {en: "Counted in numbers, not in bytes", zh: "数的是元素，不是字节"}
text:
  en: >-
    You counted elements. Each takes 4 bytes in float32 and 2 in bfloat16.
  zh: "你数的是元素个数。每个元素在 float32 里占 4 字节，在 bfloat16 里占 2 字节。"
"""


def answer(given):
    return {"gathered": given["T"] ** 2 * given["D"] / 2**30, "table": (2 * given["K"] + 1) * given["D"]}
