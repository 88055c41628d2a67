r"""
id: last-shift-only
see: explanation-derivation
title: {en: "Only the last shift counted", zh: "只算了最后一次平移"}
text:
  en: >-
    A second shift starts from where the first one ended. Both are kept in the key, so they add.
  zh: "第二次平移是从第一次的终点开始的，两次都留在 key 里，所以要相加。"
"""


def answer(given):
    move = given["new"] - given["old"]
    return {"move": move, "angle": move / 10 ** given["i"], "total": given["second"]}
