r"""
id: signed
see: explanation-usual-mistakes-4
title: {en: The absolute value is missing, zh: 漏了绝对值}
text:
  en: >-
    You take the maximum of the signed differences. Where the largest deviation is negative, the maximum finds
    another, smaller one. Take the absolute value first and the maximum afterwards.
  zh: "你对带符号的差取了最大值。如果偏差最大的那个是负的，最大值找到的就是另一个较小的。应当先取绝对值，再取最大值。"
"""


def permutation_gaps(f, x, perm):
    y, z = f(x), f(x[perm])
    return (y[perm] - z).max().item(), (y - z).max().item()
