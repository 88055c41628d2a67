r"""
id: prompt-not-counted
see: explanation-usual-mistakes-1
title: {en: "The pass over the prompt was not counted", zh: "漏了处理提示的那一遍"}
text:
  en: >-
    The prompt has to be rotated as well, once, before decoding begins: P more in both numbers.
  zh: "开始解码之前，提示里的 key 也要旋转一遍：两个数都要加上 P。"
"""


def answer(given):
    p, n = given["P"], given["n"]
    return {"rotated": n, "raw": sum(p + t for t in range(1, n + 1))}
