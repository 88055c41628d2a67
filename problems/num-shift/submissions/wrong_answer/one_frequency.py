r"""
id: one-frequency
see: explanation-derivation
title: {en: "Every pair was turned by the same angle", zh: "每一对都转了同样的角度"}
text:
  en: >-
    The factor is right, but pair i turns by θ_i = 10^-i radians per position, not by 1.
  zh: "倍数对了，但第 i 对每个位置转 θ_i = 10^-i 弧度，不是 1 弧度。"
"""


def answer(given):
    move = given["new"] - given["old"]
    return {"move": move, "angle": move, "total": given["first"] + given["second"]}
