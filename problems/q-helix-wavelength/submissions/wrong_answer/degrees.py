r"""
id: degrees
title: {en: "A turn taken as 360 radians", zh: "把一圈当成了 360 弧度"}
text:
  en: >-
    The frequency is in radians per token, so a full turn is 2π = 6.28, not 360.
  zh: "频率的单位是每个 token 多少弧度，一整圈是 2π = 6.28，不是 360。"
"""


def answer(given):
    return {"wave": 360 * given["base"] ** (given["i"] / 64)}
