r"""
id: stretched
see: explanation-usual-mistakes-1
title: {en: "Positions were multiplied instead of divided", zh: "位置乘了 s，而不是除以 s"}
text:
  en: >-
    The image lies even further beyond the trained range. Interpolation squeezes: L positions have to fit where L0
    were, so everything is divided by s.
  zh: "这样位置离训练范围更远了。插值是压缩：L 个位置要挤进原来 L0 个位置的范围，所以一切都除以 s。"
"""


def answer(given):
    s = given["L"] / given["L0"]
    return {"s": s, "image": given["m"] * s, "step": s}
