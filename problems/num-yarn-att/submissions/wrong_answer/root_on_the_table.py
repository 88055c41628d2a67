r"""
id: root-on-the-table
see: explanation-usual-mistakes-1
title: {en: "The root on cos and sin, the factor on the logits", zh: "cos、sin 用了平方根，logits 用了系数本身"}
text:
  en: >-
    0.1 ln s + 1 is already the root of 1/t. It goes onto cos and sin as it is, and the logits get its square.
  zh: "0.1 ln s + 1 已经是 1/t 的平方根，直接乘到 cos 和 sin 上；logits 得到的是它的平方。"
"""

from math import log, sqrt


def answer(given):
    g = 0.1 * log(given["s"]) + 1
    return {"table": sqrt(g), "logits": g}
