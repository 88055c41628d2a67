r"""
id: number-of-the-dimension
see: explanation-usual-mistakes-3
title: {en: "The number of a dimension", zh: "填成了维度的编号"}
text:
  en: >-
    You wrote 2i, the number of the first dimension of the pair. Asked for is the number of the pair, 0 to 63.
  zh: "你填的是 2i，即这一对第一维的编号。要的是对的编号，从 0 到 63。"
"""

from math import ceil, log, tau


def answer(given):
    return {"i": 2 * ceil(64 * log(given["T"] / tau) / log(given["base"]))}
