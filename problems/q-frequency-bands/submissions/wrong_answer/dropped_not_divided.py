r"""
id: dropped-not-divided
see: explanation-usual-mistakes-6
title: {en: "Dropped instead of divided", zh: "去掉了，而不是除以倍数"}
text:
  en: >-
    In your numbers a slow pair stands still. Its frequency is divided by s, so that share/s of it remains.
  zh: "照你的数，慢的对就不动了。它的频率是除以 s，还剩下份额/s。"
"""


def answer(given):
    low, high = given["range"]
    share = tuple(min(max((i - low) / (high - low), 0), 1) for i in given["i"])
    return {"share": share, "factor": tuple(1 - rho for rho in share)}
