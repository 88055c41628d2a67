r"""
id: table-for-the-whole-head
see: explanation-usual-mistakes-1
title: {en: "The table was made for the whole head", zh: "按整个头的宽度做表"}
text:
  en: >-
    Cos and sin are made for the rotated part only. A table as wide as the head also changes the frequencies,
    because the exponent then divides by head_dim.
  zh: "cos 和 sin 只为旋转部分而做。表若与整个头同宽，频率也会变，因为指数就除以 head_dim 了。"
"""


def answer(given):
    width = given["head_dim"]
    r = round(width * given["factor"])
    return {"rotated": r, "passed": width - r, "columns": width, "angles": width // 2}
