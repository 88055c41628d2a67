r"""
id: sizes-added
see: explanation-derivation
title: {en: "The sizes of the shifts were added", zh: "把平移的大小相加了"}
text:
  en: >-
    Shifts have a sign: back and forth cancel. You added their sizes.
  zh: "平移有正负，一来一回会抵消。你把它们的大小加了起来。"
"""


def answer(given):
    move = given["new"] - given["old"]
    return {"move": move, "angle": move / 10 ** given["i"], "total": given["first"] + abs(given["second"])}
