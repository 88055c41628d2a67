r"""
id: tokens-per-radian
see: explanation-usual-mistakes-1
title: {en: "A radian taken for a turn", zh: "把一弧度当成了一圈"}
text:
  en: >-
    That is 1/θ: after so many tokens the angle is one radian. A full turn has 2π radians, so it takes 6.28 times as
    many.
  zh: "那是 1/θ：过这么多 token 只转了一弧度。一整圈是 2π 弧度，要 6.28 倍的 token。"
"""


def answer(given):
    return {"wave": given["base"] ** (given["i"] / 64)}
