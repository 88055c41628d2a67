r"""
id: half-a-turn
see: explanation-derivation
title: {en: "Half a turn instead of a whole one", zh: "半圈当成了一圈"}
text:
  en: >-
    π radians are half a turn. The slowest pair must not complete 2π within L tokens.
  zh: "π 弧度只是半圈。要求的是最慢的一对在 L 个 token 内转不完 2π。"
"""

from math import pi


def answer(given):
    return {"base": (given["L"] / pi) ** (given["d"] / (given["d"] - 2))}
