r"""
id: caches-exchanged
see: explanation-derivation
title: {en: "The two caches are exchanged", zh: "两种缓存弄反了"}
text:
  en: >-
    A cache of rotated keys is finished with each key when it arrives; it is the raw one that has to rotate
    everything in every step.
  zh: "缓存旋转后的 key，每个 key 来的时候转一次就完事；每一步都要全部重转的是缓存原始 key 的做法。"
"""


def answer(given):
    p, n = given["P"], given["n"]
    return {"rotated": p + sum(p + t for t in range(1, n + 1)), "raw": p + n}
