r"""
id: no-limits
see: explanation-usual-mistakes-3
title: {en: "Not limited to 0 and 1", zh: "没有限制在 0 到 1"}
text:
  en: >-
    Beyond the range the line goes on in your numbers. A share lies between 0 and 1: below low it is 0, above high
    it is 1.
  zh: "出了区间，你的直线还在继续。份额在 0 与 1 之间：low 之前是 0，high 之后是 1。"
"""


def answer(given):
    low, high = given["range"]
    share = tuple((i - low) / (high - low) for i in given["i"])
    return {"share": share, "factor": tuple(1 - rho + rho / given["s"] for rho in share)}
