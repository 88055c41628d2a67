r"""
id: one-sided-table
see: explanation-usual-mistakes-2
title: {en: "Only one direction in the table", zh: "表里只有一个方向"}
text:
  en: >-
    Shaw tells left from right: -3 and 3 have different vectors. K + 1 rows would be a table over absolute
    distances.
  zh: "Shaw 区分左右：-3 和 3 的向量不同。K + 1 行就成了只看绝对距离的表。"
"""


def answer(given):
    row = given["D"] * given["bytes"]
    return {"gathered": given["T"] ** 2 * row / 2**30, "table": (given["K"] + 1) * row}
