r"""
id: rounded-down
see: explanation-usual-mistakes-1
title: {en: "Rounded down", zh: "舍去了小数"}
text:
  en: >-
    The border lies between two pairs. You took the one below, which still comes round; wanted is the
    first that does not.
  zh: "界线落在两对之间。你取了前面那一对，它还是转满了一圈；要的是第一个转不满的。"
"""

from math import floor, log, tau


def answer(given):
    return {"i": floor(64 * log(given["T"] / tau) / log(given["base"]))}
