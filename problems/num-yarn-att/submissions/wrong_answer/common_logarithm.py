r"""
id: common-logarithm
see: explanation-usual-mistakes-2
title: {en: "Logarithm to base 10", zh: "用了以 10 为底的对数"}
text:
  en: >-
    The logarithm is the natural one, ln. On many calculators the key "log" is base 10 and the key "ln" is meant;
    in Python math.log is natural.
  zh: "这里是自然对数 ln。许多计算器上“log”键以 10 为底，该按的是“ln”键；Python 的 math.log 是自然对数\
    。"
"""

from math import log10


def answer(given):
    g = 0.1 * log10(given["s"]) + 1
    return {"table": g, "logits": g * g}
