r"""
id: sines-first
see: explanation-usual-mistakes-2
title: {en: "All sines first, then all cosines", zh: "先写完所有正弦，再写余弦"}
text:
  en: >-
    The numbers are right, the order is not. In the paper sine and cosine of the same angle stand side by side:
    columns 0 and 1 belong to one frequency, 2 and 3 to the next. Much public code concatenates as you did.
  zh: "数是对的，次序不对。论文里同一角度的正弦和余弦相邻：第 0、1 列是一个频率，第 2、3 列是下一个。不少公\
    开代码像你这样拼接。"
"""

from math import cos, sin


def answer(given):
    m, n = given["m"], given["n"]
    return {k: (sin(p), sin(p / 100), cos(p), cos(p / 100)) for k, p in (("first", m), ("second", n))}
