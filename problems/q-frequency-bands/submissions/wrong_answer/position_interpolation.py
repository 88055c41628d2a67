r"""
id: position-interpolation
see: explanation-usual-mistakes-1
title: {en: "PI taken for YaRN", zh: "把 PI 当成了 YaRN"}
text:
  en: >-
    You divided every pair by s. That is position interpolation, which knows no bands; YaRN does not touch the fast
    pairs.
  zh: "你把每一对都除以了 s。那是位置插值，不分段；YaRN 不动快的对。"
"""


def answer(given):
    return {"share": (1, 1, 1), "factor": (1 / given["s"],) * 3}
