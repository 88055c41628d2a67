r"""
id: half-exponent
see: explanation-usual-mistakes-3
title: {en: "The 2 of 2i is missing", zh: "指数漏了 2"}
text:
  en: >-
    That comes from the exponent i/128. The exponent is 2i/128, so that the 64 pairs cover the whole range.
  zh: "那是把指数写成了 i/128。指数应是 2i/128，这样 64 对才铺满整个范围。"
"""

from math import ceil, log, tau


def answer(given):
    return {"i": ceil(128 * log(given["T"] / tau) / log(given["base"]))}
