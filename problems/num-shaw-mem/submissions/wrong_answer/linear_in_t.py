r"""
id: linear-in-t
see: explanation-usual-mistakes-1
title: {en: "One vector per token instead of per pair", zh: "每个 token 一个向量，而不是每对一个"}
text:
  en: >-
    The gathered tensor has a vector for every query and every key, so T appears squared. You counted T vectors,
    as for keys themselves.
  zh: "展开后的张量对每个 query、每个 key 都有一个向量，所以是 T 的平方。你只数了 T 个向量，那是 key 本身的\
    大小。"
"""


def answer(given):
    row = given["D"] * given["bytes"]
    return {"gathered": given["T"] * row / 2**30, "table": (2 * given["K"] + 1) * row}
