r"""
id: new-key-left-out
see: explanation-usual-mistakes-1
title: {en: "The new key of each step was left out", zh: "漏了每一步的新 key"}
text:
  en: >-
    A token attends to itself, so its own key is rotated in its step: step t has P + t keys, not P + t - 1.
  zh: "token 也要关注自己，所以它的 key 在这一步就要旋转：第 t 步有 P + t 个 key，不是 P + t - 1 个。"
"""


def answer(given):
    p, n = given["P"], given["n"]
    return {"rotated": p + n, "raw": p + sum(p + t - 1 for t in range(1, n + 1))}
