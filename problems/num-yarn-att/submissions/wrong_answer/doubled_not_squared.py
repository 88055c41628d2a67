r"""
id: doubled-not-squared
see: explanation-derivation
title: {en: "Twice the excess instead of the square", zh: "加了两遍，没有平方"}
text:
  en: >-
    You added 0.1 ln s twice. Factors of query and key multiply; (1 + x)² is 1 + 2x + x², and x² is what is
    missing.
  zh: "你把 0.1 ln s 加了两遍。query 和 key 的系数是相乘的：(1 + x)² = 1 + 2x + x²，少的就是 x²。"
"""

from math import log


def answer(given):
    x = 0.1 * log(given["s"])
    return {"table": 1 + x, "logits": 1 + 2 * x}
