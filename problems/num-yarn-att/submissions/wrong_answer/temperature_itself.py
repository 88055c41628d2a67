r"""
id: temperature-itself
see: explanation-derivation
title: {en: "The temperature t instead of 1/t", zh: "算成了温度 t，而不是 1/t"}
text:
  en: >-
    These numbers are below 1. The temperature t divides the logits, so what multiplies them is 1/t: attention
    becomes sharper with length, not flatter.
  zh: "这些数小于 1。温度 t 是除数，乘在 logits 上的是 1/t：上下文越长，注意力应越尖锐，而不是越平。"
"""

from math import log


def answer(given):
    g = 1 / (0.1 * log(given["s"]) + 1)
    return {"table": g, "logits": g * g}
