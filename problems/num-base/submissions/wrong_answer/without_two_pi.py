r"""
id: without-two-pi
see: explanation-usual-mistakes-2
title: {en: "2π is missing", zh: "漏了 2π"}
text:
  en: >-
    A turn has 2π radians. You asked that the slowest pair advance by one radian within L tokens, not by a full
    turn; the base comes out more than six times too large.
  zh: "一圈是 2π 弧度。你要求的是最慢的一对在 L 个 token 内转一弧度，而不是一整圈；base 因此大了六倍以上。"
"""


def answer(given):
    return {"base": given["L"] ** (given["d"] / (given["d"] - 2))}
