r"""
id: turns-exchanged
see: explanation-usual-mistakes-1
title: {en: "32 turns and 1 turn are exchanged", zh: "32 圈与 1 圈弄反了"}
text:
  en: >-
    A pair that makes 32 turns is fast and has a small index: it is low. You have the larger number first.
  zh: "转 32 圈的对转得快，下标小，它是 low。你把大的数写在了前面。"
"""

from math import ceil, floor, log, tau


def answer(given):
    d, base, trained = given["d"], given["base"], given["L0"]
    high, low = (d * log(trained / (tau * turns)) / (2 * log(base)) for turns in (32, 1))
    return {"raw": (low, high), "used": (floor(low), ceil(high))}
