r"""
id: interpolated-as-well
see: explanation-usual-mistakes-3
title: {en: "Interpolated on top of the new base", zh: "换了 base 又做了插值"}
text:
  en: >-
    The new base is right, but all ratios are s times too small: you divided positions by s as well. It is one or
    the other.
  zh: "新的 base 对了，但比值都小了 s 倍：你把位置也除以了 s。两种做法只能取一种。"
"""


def answer(given):
    s, d = given["s"], given["d"]
    return {"base'": given["base"] * s ** (d / (d - 2)), "first": 1 / s, "last": 1 / s**2}
