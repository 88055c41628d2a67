r"""
id: no-row-for-zero
see: explanation-usual-mistakes-2
title: {en: "The row for distance 0 is missing", zh: "漏了距离为 0 的那一行"}
text:
  en: >-
    The distances -K … K are 2K + 1 numbers: K negative, K positive, and 0.
  zh: "从 -K 到 K 共有 2K + 1 个距离：K 个负的，K 个正的，还有 0。"
"""


def answer(given):
    row = given["D"] * given["bytes"]
    return {"gathered": given["T"] ** 2 * row / 2**30, "table": 2 * given["K"] * row}
