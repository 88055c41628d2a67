r"""
id: one-angle-per-dimension
see: explanation-usual-mistakes-2
title: {en: "One angle per dimension", zh: "以为每一维有一个角度"}
text:
  en: >-
    Two dimensions make a pair and share an angle; there are half as many angles as rotated dimensions.
  zh: "两维组成一对，共用一个角度；角度的个数是旋转维数的一半。"
"""


def answer(given):
    r = round(given["head_dim"] * given["factor"])
    return {"rotated": r, "passed": given["head_dim"] - r, "columns": r, "angles": r}
