r"""
id: no-cache
see: explanation-derivation
title: {en: "The prompt was processed one token at a time", zh: "以为提示也是逐个 token 处理的"}
text:
  en: >-
    The prompt is one pass over P keys. You let it grow token by token and rotated the whole cache each time.
  zh: "提示是一遍处理完 P 个 key。你让它一个 token 一个 token 地增长，而且每次都旋转整个缓存。"
"""


def answer(given):
    p, n = given["P"], given["n"]
    return {"rotated": p + n, "raw": sum(range(1, p + n + 1))}
