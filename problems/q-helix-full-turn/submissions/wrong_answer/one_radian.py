r"""
id: one-radian
see: explanation-usual-mistakes-2
title: {en: "A radian taken for a turn", zh: "把一弧度当成了一圈"}
text:
  en: >-
    You solved T = b^(2i/128), without 2π: from there on the angle stays below one radian, not below a turn.
  zh: "你解的是 T = b^(2i/128)，漏了 2π：从那里起角度不到一弧度，而不是不到一圈。"
"""

from math import ceil, log


def answer(given):
    return {"i": ceil(64 * log(given["T"]) / log(given["base"]))}
