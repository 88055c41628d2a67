r"""
id: factor-of-the-pairs
see: explanation-derivation
title: {en: "The factor was taken of the pairs", zh: "把 factor 乘到了对数上"}
text:
  en: >-
    You multiplied the number of pairs, head_dim/2, and called the result dimensions: everything is half of what
    it should be, and the rest too large.
  zh: "你用 factor 乘的是对数 head_dim/2，却把结果当成维数：各项都少了一半，直通部分则偏大。"
"""


def answer(given):
    r = round(given["head_dim"] * given["factor"]) // 2
    return {"rotated": r, "passed": given["head_dim"] - r, "columns": r, "angles": r / 2}
