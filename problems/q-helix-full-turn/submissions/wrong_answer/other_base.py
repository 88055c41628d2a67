r"""
id: other-base
title: {en: "The other base", zh: "用了另一个 base"}
text:
  en: >-
    That is the answer for another base of the picture. The larger the base, the faster wavelengths grow with i.
  zh: "那是图中另一个 base 的答案。base 越大，波长随 i 增长得越快。"
"""

from math import ceil, log, tau


def answer(given):
    base = 1_000_000 if given["base"] == 10_000 else 10_000
    return {"i": ceil(64 * log(given["T"] / tau) / log(base))}
