r"""
id: step-for-ramp
see: explanation-usual-mistakes-4
title: {en: "A step in place of the ramp", zh: "用台阶代替了斜坡"}
text:
  en: >-
    You put the pair in the middle band wholly on one side. Between low and high the two frequencies are blended.
  zh: "你把中间那一对整个归到了一边。在 low 与 high 之间，两种频率要混合。"
"""


def answer(given):
    low, high = given["range"]
    share = tuple(round(min(max((i - low) / (high - low), 0), 1)) for i in given["i"])
    return {"share": share, "factor": tuple(1 - rho + rho / given["s"] for rho in share)}
