r"""
id: parts-exchanged
see: explanation-usual-mistakes-3
title: {en: "Rotated and passed are exchanged", zh: "旋转部分与直通部分弄反了"}
text:
  en: >-
    The factor is the part that is rotated; the rest passes through unchanged.
  zh: "factor 指的是旋转的那部分，其余的原样通过。"
"""


def answer(given):
    r = given["head_dim"] - round(given["head_dim"] * given["factor"])
    return {"rotated": r, "passed": given["head_dim"] - r, "columns": r, "angles": r // 2}
